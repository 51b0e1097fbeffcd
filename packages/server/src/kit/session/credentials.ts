import type { IncomingHttpHeaders } from 'node:http'
import { isBlocked } from '@linmen/domain/host/blocked-members.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import type { Ports } from '#kit/ports.ts'
import { parseCookies, sessionCookieName } from './session-cookie.ts'
import { findSession, hashOf, touchSession, type LiveSession } from './session-store.ts'

/** What a request says about who sent it, and what came of it. */
export interface Credentials {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly hasHeaderToken: boolean
  readonly cookieHash: string | null
  readonly session: LiveSession | null
  /** The session travelled in a cookie, so the browser adds it by itself. */
  readonly ambient: boolean
}

const tokenHeader = wireHeaders.token.toLowerCase()

export async function readCredentials(
  headers: IncomingHttpHeaders,
  https: boolean,
  ports: Ports,
): Promise<Credentials> {
  const cookies = parseCookies(headers.cookie)
  const secret = cookies[sessionCookieName(https)]
  const token = secretIn(headers[tokenHeader])
  const cookieHash = secret ? hashOf(secret) : null
  // Header and cookie together count as the cookie: its weaker position decides.
  const hash = cookieHash ?? (token ? hashOf(token) : null)
  const nowMs = ports.clock.nowMs()
  const found = hash === null ? null : await findSession(ports.db.read, hash, nowMs)
  const ambient = cookieHash !== null
  const session = found && fits(found, ambient) && !isShutOut(found, ports) ? found : null
  if (session?.wantsTouch)
    await ports.db.transaction((tx) => touchSession(tx, session.secretHash, nowMs))
  return { cookies, hasHeaderToken: token !== null, cookieHash, session, ambient }
}

// A secret of one kind is worthless in the place of the other.
const fits = ({ kind }: LiveSession, ambient: boolean) =>
  ambient ? kind === 'browser' : kind === 'token'

// Whom a host does not let in is not let in by a session that was begun there either.
function isShutOut({ channel, member }: LiveSession, { settings }: Ports): boolean {
  const host = channel?.host ?? hostOfAgent(channel?.agentId ?? '') ?? 'browser'
  return channel !== null && isBlocked(settings.blockedMembers, host, member.id)
}

/** Old clients keep `1|secret` and send it whole; the second part counts. */
function secretIn(header: string | string[] | undefined): string | null {
  const value = typeof header === 'string' ? (header.split('|')[1] ?? header) : ''
  return value === '' ? null : value
}
