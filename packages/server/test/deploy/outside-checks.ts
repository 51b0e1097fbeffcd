import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { runCommand } from '#test/server-process.ts'
import type { Figure } from '#test/faults/fault.ts'
import type { Proxy } from './proxy.ts'
import { none } from './report.ts'

const STRANGERS = '192.0.2.0/24'
const FLOOD = 20

/** What comes through TLS is ours, sealed, and ready. */
export async function checkTls(proxy: Proxy): Promise<Figure[]> {
  const { status, headers } = await askedOverTls(proxy, '/readyz')
  return [
    none('answers over TLS that are not 200', Number(status !== 200)),
    none('answers that do not insist on TLS', Number(!headers['strict-transport-security'])),
  ]
}

/** The key that the public log is signed with: it outlives every secret. */
export const logKey = async (base: string): Promise<string> =>
  (await fetch(`${base}/log/key`)).text()

/** With limits for hardly anybody, and the house somewhere else. */
export async function checkLimits(proxy: Proxy): Promise<Figure[]> {
  const base = `http://127.0.0.1:${proxy.plain}`
  await proxy.renew({ house: STRANGERS })
  const doors = ['/console', '/console/', '/api/console/me']
  const answers = await Promise.all(doors.map((path) => fetch(base + path)))
  await proxy.renew({ perSecond: 1, burst: 1 })
  const flood = await Promise.all(Array.from({ length: FLOOD }, () => fetch(`${base}/healthz`)))
  const turnedAway = flood.filter(({ status }) => status === 429).length
  return [
    none('doors of the console open to strangers', answers.filter((a) => a.status !== 403).length),
    { name: `of ${FLOOD} at once turned away`, value: turnedAway },
    none('limits that let everything through', Number(turnedAway === 0)),
  ]
}

/** A process that comes with the secret of before, after it was ended. */
export async function checkOldSecret(url: string, secret: string): Promise<Figure[]> {
  const ended = await runCommand('main.ts', {
    ...{ DATABASE_URL: url, LINMEN_SECRET: secret, LINMEN_DEMO: '0', LINMEN_FEEDS: '0' },
    ...{ LINMEN_JOBS: '0', PORT: '0' },
  })
  const isRefused = ended.code === 1 && ended.output.includes('LINMEN_SECRET')
  return [none('processes that start with the old secret', Number(!isRefused))]
}

async function askedOverTls(proxy: Proxy, path: string) {
  const asked = request({ host: '127.0.0.1', port: proxy.tls, path, ca: proxy.certificate() }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, headers: answer.headers }
}
