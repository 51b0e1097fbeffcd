export interface Cookie {
  readonly name: string
  readonly value: string
  /** How long it lives; one that has ended is taken away. */
  readonly days: number
}

const DAY_MS = 86_400_000
// Under these everybody may register a name, so the root is one label longer.
const SHARED = /\.(com|net|org|gov|edu)\.[a-z]{2}$/

/** A cookie of the product: at the root domain, where sibling hosts see it too, counted in days. */
export function cookieLine({ name, value, days }: Cookie, hostName: string, nowMs: number): string {
  const expires = new Date(nowMs + days * DAY_MS).toUTCString()
  const root = rootDomain(hostName)
  const line = `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/`
  return root === null ? line : `${line}; domain=${root}`
}

/** An address in numbers and a name of one word have no root: their cookies stay with the host. */
function rootDomain(hostName: string): string | null {
  const labels = hostName.split('.')
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostName)) return null
  return labels.slice(SHARED.test(hostName) ? -3 : -2).join('.')
}
