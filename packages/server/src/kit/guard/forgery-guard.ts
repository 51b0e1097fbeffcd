import type { IncomingHttpHeaders } from 'node:http'
import { forgeryCookie, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { tokenFits, VISITOR } from './forgery-token.ts'

export interface GuardedRequest {
  readonly headers: IncomingHttpHeaders
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly hasHeaderToken: boolean
  /** Hash of the session secret in the cookie, whether that session still lives or not. */
  readonly cookieHash: string | null
  readonly sessionLives: boolean
  readonly origins: ReadonlySet<string>
  readonly key: Buffer
}

export type ForgeryReason = 'prefetch' | 'site' | 'mode' | 'origin' | 'token'

const tokenHeader = wireHeaders.forgeryToken.toLowerCase()

/**
 * Why a request that changes state may not come from our own page, or null. The old paths change
 * state by GET, which a SameSite cookie does not protect, so every rule here applies to GET too.
 */
export function forgery(request: GuardedRequest): ForgeryReason | null {
  // A header token is added by code, never by the browser itself: there is nothing to forge with.
  if (request.hasHeaderToken && request.cookieHash === null) return null
  const { headers } = request
  if (isPrefetch(headers)) return 'prefetch'
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') return 'site'
    if (headers['sec-fetch-mode'] === 'navigate') return 'mode'
    if ((headers['sec-fetch-dest'] ?? 'empty') !== 'empty') return 'mode'
  } else if (!originFits(headers, request.origins)) {
    return 'origin'
  }
  return hasToken(request) ? null : 'token'
}

const isPrefetch = (headers: IncomingHttpHeaders) =>
  headers['sec-purpose'] !== undefined ||
  headers['purpose'] === 'prefetch' ||
  headers['x-moz'] === 'prefetch'

// Old in-app browsers send neither Sec-Fetch nor always an origin; then the token alone decides.
function originFits(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  const origin = headers.origin ?? originOf(headers.referer)
  return origin === undefined || origins.has(origin)
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  return URL.canParse(address) ? new URL(address).origin : 'null'
}

function hasToken({ headers, cookies, cookieHash, sessionLives, key }: GuardedRequest): boolean {
  const token = headers[tokenHeader]
  if (typeof token !== 'string') return false
  if (cookieHash !== null && tokenFits(key, cookieHash, token)) return true
  // Without a live session the token is not bound to anyone, so it must match its cookie as well.
  return !sessionLives && cookies[forgeryCookie] === token && tokenFits(key, VISITOR, token)
}
