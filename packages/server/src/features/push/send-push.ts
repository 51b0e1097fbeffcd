import { request } from 'node:https'
import webPush from 'web-push'
import { guardedLookup, refusePrivateHost } from '#feeds/http/outbound-guard.ts'
import { Hopeless, sender } from '#jobs/outbox.ts'
import type { PushPost } from '#kit/environment.ts'
import type { Ports } from '#kit/ports.ts'
import { pushKeys } from './push-keys.ts'
import { pushMessage } from './push-message.ts'
import { dropGone, subscriptionOf } from './push.repo.ts'

const TIMEOUT_MS = 8000
/** A goal is old after this; money is still worth telling. */
const GOAL_SECONDS = 600
const DAY_SECONDS = 86_400

/** Tells one browser by its push service (RFC 8030, 8291, 8292). A subscription that is gone is removed. */
export const sendPush = sender({
  ...pushMessage,
  retryMs: [5000, 30_000, 180_000],
  send: async (ports, { subscriptionId, title, body, address, tag, urgent }) => {
    const browser = await subscriptionOf(ports.db.read, subscriptionId)
    if (!browser) return
    const words = JSON.stringify({ title, body, address, tag })
    const {
      endpoint,
      headers,
      body: sealed,
    } = webPush.generateRequestDetails(
      { endpoint: browser.address, keys: { p256dh: browser.key, auth: browser.secret } },
      words,
      {
        vapidDetails: { subject: subjectOf(ports), ...(await pushKeys(ports)) },
        contentEncoding: 'aes128gcm',
        TTL: urgent === true ? GOAL_SECONDS : DAY_SECONDS,
        urgency: urgent === true ? 'high' : 'normal',
      },
    )
    const post = ports.pushPost ?? postPublicly
    const status = await post(endpoint, { headers: textsOf(headers), body: sealed })
    if (status === 404 || status === 410)
      await ports.db.transaction((tx) => dropGone(tx, subscriptionId))
    else if (status === 429 || status >= 500) throw new Error(`the push service says ${status}`)
    else if (status >= 300) throw new Hopeless(`the push service says ${status}`)
  },
})

/** Who a push service may turn to. */
const subjectOf = ({ settings }: Pick<Ports, 'settings'>) =>
  settings.publicUrl.startsWith('https:') ? settings.publicUrl : 'mailto:push@linmen.invalid'

const textsOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Only an https address at the usual port of a host that is not written as one of ours. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  try {
    refusePrivateHost(hostname)
  } catch {
    return false
  }
  return hostname.includes('.') && !/\.(local|localhost|internal)$/.test(hostname)
}

/** The name is looked up once, and only public addresses are spoken to. */
const postPublicly: PushPost = (address, { headers, body }) =>
  new Promise((done, fail) => {
    if (!isPushAddress(address)) return done(410)
    const sent = request(address, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      lookup: guardedLookup(),
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      answer.resume()
      done(answer.statusCode ?? 500)
    })
    sent.end(body)
  })
