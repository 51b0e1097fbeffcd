import { connectHosts } from '#hosts/hosts-of.ts'
import { hostLogins } from '#hosts/host-logins.ts'
import { startHostProvider } from '#hosts/provider/serve.ts'
import type { TestApp } from '#test/harness.ts'

type App = 'microblog' | 'weather' | 'shopping'

/** The local apps beside a test's server, and what a person does there. */
export async function hostsBeside(app: TestApp) {
  const secret = (name: App) => Buffer.from(name.padEnd(32, '.')).toString('hex')
  const account = (name: App) => ({ clientId: name, secret: secret(name) })
  const accounts = {
    microblog: account('microblog'),
    weather: account('weather'),
    shopping: account('shopping'),
  }
  const provider = await startHostProvider({
    accounts,
    host: '127.0.0.1',
    port: 0,
    product: app.ports.settings.publicUrl,
    nowMs: () => app.clock.nowMs(),
  })
  const address = `http://127.0.0.1:${provider.port}`
  const at = (name: App) => ({ address, ...accounts[name] })
  connectHosts(
    app.ports,
    hostLogins({ microblog: at('microblog'), weather: at('weather'), shopping: at('shopping') }),
  )
  /** Chooses a guest on the page behind an address; answers where they are sent. */
  const choose = async (url: string, guest: string): Promise<URL> => {
    const chosen = new URL(url)
    chosen.searchParams.set('guest', guest)
    const response = await fetch(chosen, { redirect: 'manual' })
    return new URL(response.headers.get('location') ?? '')
  }
  return {
    choose,
    secret,
    open: (guest: string) => choose(`${address}/shopping/open`, guest),
    close: () => provider.close(),
  }
}

export type TestHosts = Awaited<ReturnType<typeof hostsBeside>>
