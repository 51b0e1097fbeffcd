import { createHash } from 'node:crypto'
import type { HostSettings } from '#kit/settings.ts'
import type { HostLogins, HostPerson } from './port.ts'
import { openTicket, PROOF_LIFE_MS, signedAt, type HostAccount } from './protocol.ts'

const PATIENCE_MS = 5000

/** The logins of other apps in the protocols they speak. */
export const hostLogins = ({ microblog, weather, shopping }: HostSettings): HostLogins => ({
  microblog: {
    loginUrl: ({ returnUrl, state }) =>
      addressOf(`${microblog.address}/oauth2/authorize`, {
        client_id: microblog.clientId,
        response_type: 'code',
        redirect_uri: returnUrl,
        state,
      }),
    person: (given) => microblogPerson(microblog, given),
  },
  weather: {
    loginUrl: (returnUrl) =>
      addressOf(`${weather.address}/weather/login`, {
        appid: weather.clientId,
        redirect: returnUrl,
      }),
    person: ({ uid, sign }, nowMs) => {
      const atMs = signedAt(weather.secret, uid, sign)
      if (atMs === null || !isFresh(atMs, nowMs)) return null
      return proven({ subject: uid, name: '' }, `weather:${uid}:${sign}`, atMs)
    },
  },
  shopping: {
    person: (sealed, nowMs) => {
      const ticket = openTicket(Buffer.from(shopping.secret, 'hex'), sealed)
      if (!ticket || !isFresh(ticket.atMs, nowMs)) return null
      const { uid, name, phone, atMs, nonce } = ticket
      const person = { subject: uid, name, ...(phone !== undefined && { phone }) }
      return proven(person, `shopping:${nonce}`, atMs)
    },
  },
})

const addressOf = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`

const isFresh = (atMs: number, nowMs: number) => Math.abs(nowMs - atMs) < PROOF_LIFE_MS

const proven = (person: HostPerson, word: string, atMs: number) => ({
  person,
  nonce: createHash('sha256').update(word).digest('hex'),
  endsAtMs: atMs + 2 * PROOF_LIFE_MS,
})

/** A code becomes a token, and the token tells who it is. Whatever goes wrong on the way, nobody is known by it. */
async function microblogPerson(
  { address, clientId, secret }: HostAccount,
  { code, returnUrl }: { readonly code: string; readonly returnUrl: string },
): Promise<HostPerson | null> {
  const form = new URLSearchParams({
    client_id: clientId,
    client_secret: secret,
    grant_type: 'authorization_code',
    redirect_uri: returnUrl,
    code,
  })
  const granted = await asked(`${address}/oauth2/access_token`, { method: 'POST', body: form })
  const [token, uid] = [granted?.['access_token'], granted?.['uid']]
  if (typeof token !== 'string' || typeof uid !== 'string') return null
  const profile = { access_token: token, uid }
  const shown = await asked(addressOf(`${address}/2/users/show.json`, profile))
  const name = shown?.['screen_name']
  return { subject: uid, name: typeof name === 'string' ? name : '' }
}

async function asked(url: string, init: RequestInit = {}): Promise<Record<string, unknown> | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(url, { ...init, signal, redirect: 'error' }).then(
    async (response) => (response.ok ? ((await response.json()) as Record<string, unknown>) : null),
    () => null,
  )
}
