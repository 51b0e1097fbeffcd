// The prefix makes browsers refuse the cookie from a sibling host or without TLS; the local demo
// speaks plain http, where a browser would not store a cookie of that name at all.
const SECURE_NAME = '__Host-linmen'
const PLAIN_NAME = 'linmen_session'

export const sessionCookieName = (https: boolean) => (https ? SECURE_NAME : PLAIN_NAME)

/** Outlives the session: it says that somebody signed in from this browser before, and nothing else. */
export const deviceCookieName = (https: boolean) =>
  https ? `${SECURE_NAME}-device` : 'linmen_device'

export interface CookieOptions {
  readonly https: boolean
  readonly httpOnly: boolean
  readonly maxAgeSeconds: number
}

export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', `Max-Age=${options.maxAgeSeconds}`]
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.https) parts.push('Secure')
  return parts.join('; ')
}

export function parseCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim()
  }
  return cookies
}
