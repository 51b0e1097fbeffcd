const DEFAULT_BACK = '/home'

/**
 * A path inside the app, or the default. Parenthesised parts are stripped first and the result is
 * checked, then normalised and checked again: `/(a)/evil.test` and `/a/../..//evil.test` both end
 * at another site otherwise.
 */
export function safeBack(wanted: string | null | undefined, fallback = DEFAULT_BACK): string {
  if (wanted === null || wanted === undefined) return fallback
  const stripped = strip(wanted)
  if (!isInside(stripped)) return fallback
  const normal = normalise(stripped)
  return normal !== null && isInside(normal) ? normal : fallback
}

/** Removes parenthesised parts from the inside out until none is left. */
function strip(text: string): string {
  const next = text.replace(/\([^()]*\)/g, '')
  return next === text ? text.replace(/[()]/g, '') : strip(next)
}

// A browser drops tabs and newlines inside an address and reads a backslash as a slash.
const isInside = (path: string) =>
  path.startsWith('/') && !path.startsWith('//') && !/[\\\u0000-\u001f\u007f]/.test(path)

function normalise(path: string): string | null {
  const [, front = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const parts: string[] = []
  for (const part of front.split('/').slice(1)) {
    const dots = part.replace(/%2e/gi, '.')
    if (dots === '..') parts.pop()
    else if (dots !== '.') parts.push(part)
  }
  return `/${parts.join('/')}${rest}`
}
