import { safeBack } from '@linmen/domain/guard/safe-back.ts'
import type { Settings } from '#kit/settings.ts'

interface Wanted {
  readonly returnUrl: string | undefined
  readonly returnPath: string
}

/**
 * Where a buyer comes back to. The page says where it stands; only our own origins are believed, and only
 * a path inside the app is kept of it. The order is named by us.
 */
export function returnAddress(
  settings: Pick<Settings, 'origins' | 'publicUrl'>,
  { returnUrl, returnPath }: Wanted,
  orderId: string,
): string {
  const asked =
    returnUrl !== undefined && URL.canParse(returnUrl, settings.publicUrl)
      ? new URL(returnUrl, settings.publicUrl)
      : null
  const origin = asked && isOurs(settings, asked) ? asked.origin : settings.publicUrl
  const path = asked?.hash.startsWith('#/') ? safeBack(asked.hash.slice(1), returnPath) : returnPath
  return `${origin}/#${path}${path.includes('?') ? '&' : '?'}id=${encodeURIComponent(orderId)}`
}

// Loopback has several names for one door.
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

function isOurs({ origins, publicUrl }: Pick<Settings, 'origins' | 'publicUrl'>, asked: URL) {
  if (asked.origin === publicUrl || origins.includes(asked.origin)) return true
  const own = new URL(publicUrl)
  const isHere = LOOPBACK.has(asked.hostname) && LOOPBACK.has(own.hostname)
  return isHere && asked.protocol === own.protocol && asked.port === own.port
}
