import type { HostSettings, Settings } from '#kit/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What other apps gave us. Either for all of them or for none. */
export function readHosts(env: Environment): Settings['hosts'] {
  const [microblog, weather, shopping] = APPS.map((app) => accountOf(env, app))
  if (!microblog && !weather && !shopping) return null
  if (microblog && weather && shopping) return { microblog, weather, shopping }
  throw new Error(`渠道登录需要同时设置 ${APPS.flatMap(namesOf).join('、')}`)
}

const APPS = ['MICROBLOG', 'WEATHER', 'SHOPPING'] as const

const namesOf = (app: string) => ['ADDRESS', 'ID', 'SECRET'].map((part) => `LINMEN_${app}_${part}`)

function accountOf(env: Environment, app: string): HostSettings['microblog'] | null {
  const [address, clientId, secret] = namesOf(app).map((name) => env[name] || null)
  if (!address || !clientId || !secret || !URL.canParse(address)) return null
  return { address: new URL(address).origin, clientId, secret }
}
