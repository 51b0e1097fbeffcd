import { connectHosts } from '#hosts/hosts-of.ts'
import { hostLogins } from '#hosts/host-logins.ts'
import { derivedKey } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { runBeside, type Program } from './run-beside.ts'

const PROVIDER: Program = { source: 'hosts/provider/main.ts', built: 'host-provider.js' }

/**
 * Connects the logins of other apps: those of the settings, or for a demo local ones, a process of its own that speaks
 * the same protocols. Returns what ends it.
 */
export async function openHosts(ports: Pick<Ports, 'settings'>): Promise<() => Promise<void>> {
  const { settings } = ports
  if (settings.hosts !== null) {
    connectHosts(ports, hostLogins(settings.hosts))
    return async () => {}
  }
  if (!settings.demo) return async () => {}
  const account = (name: string) => ({
    clientId: `linmen-${name}`,
    secret: derivedKey(settings.secret, `host-${name}`).toString('hex'),
  })
  const accounts = {
    microblog: account('microblog'),
    weather: account('weather'),
    shopping: account('shopping'),
  }
  const told = await runBeside(PROVIDER, {
    HOSTS_ACCOUNTS: JSON.stringify(accounts),
    HOSTS_HOST: settings.host,
    HOSTS_PRODUCT: settings.publicUrl,
  })
  if (told === null) throw new Error('本地渠道应用没有启动')
  const address = `http://${new URL(settings.publicUrl).hostname}:${told.port}`
  const at = <A extends object>(one: A) => ({ address, ...one })
  connectHosts(
    ports,
    hostLogins({
      microblog: at(accounts.microblog),
      weather: at(accounts.weather),
      shopping: at(accounts.shopping),
    }),
  )
  return told.end
}
