import { forgeryCookie, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { createApp } from '../src/app.ts'
import type { Database } from '#db/port.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import type { Settings } from '#kit/settings.ts'
import { beginSession, type Channel } from '#kit/session/session-store.ts'
import { clientOf, type Client } from './client.ts'
import { people, proveOperator, settle, type Name, type Person } from './people.ts'
import { openCopy } from './template.ts'
import { TEST_NOW_MS, testClock, testPorts, type TestClock } from './test-ports.ts'

export interface TestApp {
  readonly base: string
  readonly clock: TestClock
  readonly ports: Ports
  readonly db: Database
  /** Mei, wei or lao, or anyone `member` has settled, with a header token. */
  as(name: Name | (string & {})): Client
  /** Nobody in particular, with the forgery cookie of the start page. */
  visitor(): Client
  /** The same person in a browser: session cookie, forgery token, and the key to sign with. */
  browser(
    name: Name,
    channel?: Partial<Channel>,
  ): Promise<Client & { signKey: string; cookie: string }>
  /** Settles one more member. */
  member(person: Partial<Person> & { id: string }): Promise<Client>
  close(): Promise<void>
}

export interface AppOptions {
  readonly nowMs?: number
  readonly settings?: Partial<Settings>
  /** Where everything not recorded yet is asked for. */
  readonly feed?: SportsFeed
  /** Other ports than those of a test. */
  readonly ports?: Partial<Ports>
}

/** True on a database where two transactions can really run at the same time. */
export const onPostgres = Boolean(process.env['DATABASE_URL'])

/** A whole server with its own database, reached over HTTP. */
export const startApp = (options: AppOptions = {}): Promise<TestApp> =>
  startWith(async (ports) => {
    const app = await createApp(ports)
    return { port: await app.listen(), stop: () => app.stop() }
  }, options)

type Serve = (ports: Ports) => Promise<{ port: number; stop(): Promise<void> }>

export async function startWith(
  serve: Serve,
  { nowMs = TEST_NOW_MS, settings, feed, ports: others }: AppOptions,
): Promise<TestApp> {
  const clock = testClock(nowMs)
  const db = await openCopy()
  const ports = { ...testPorts(db, clock, settings), ...others }
  if (feed) connectFeed(ports, feed)
  const { port, stop } = await serve(ports)
  const base = `http://127.0.0.1:${port}`
  const tokens = new Map<string, string>()
  const signIn = async (
    memberId: string,
    kind: 'token' | 'browser',
    channel: Partial<Channel> = {},
  ) =>
    db.transaction(async (tx) => {
      const issued = await beginSession(tx, ports, {
        memberId,
        kind,
        channel: { agentId: '1', platform: 'wap', ...channel },
      })
      await proveOperator(tx, memberId, issued.publicId, clock.nowMs())
      return issued
    })
  for (const id of Object.keys(people)) tokens.set(id, (await signIn(id, 'token')).secret)
  const startPage = await cookiesOf(await fetch(base))

  const as = (name: string) => clientOf(base, () => ({ [wireHeaders.token]: tokens.get(name)! }))
  return {
    base,
    clock,
    ports,
    db,
    as,
    visitor: () => clientOf(base, () => withForgeryToken(startPage)),
    browser: async (name, channel) => {
      const { secret, signKey } = await signIn(name, 'browser', channel)
      const own = `linmen_session=${secret}`
      const cookies = await cookiesOf(await fetch(base, { headers: { cookie: own } }))
      const all = [own, ...cookies]
      return { ...clientOf(base, () => withForgeryToken(all)), signKey, cookie: all.join('; ') }
    },
    member: async (person) => {
      const phone = `139${String(tokens.size).padStart(8, '0')}`
      const whole: Person = { phone, nickname: person.id, role: 'member', level: 0, ...person }
      await db.transaction((tx) => settle(tx, whole, 'no password', clock.nowMs()))
      tokens.set(person.id, (await signIn(person.id, 'token')).secret)
      return as(person.id)
    },
    close: async () => {
      await stop()
      await db.close()
    },
  }
}

const cookiesOf = async (response: Response): Promise<string[]> => {
  await response.arrayBuffer()
  return response.headers.getSetCookie().map((line) => line.split(';')[0]!)
}

const withForgeryToken = (cookies: string[]): Record<string, string> => ({
  cookie: cookies.join('; '),
  [wireHeaders.forgeryToken]:
    cookies.find((cookie) => cookie.startsWith(forgeryCookie))?.split('=')[1] ?? '',
})
