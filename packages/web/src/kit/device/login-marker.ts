import { identityKeys } from './identity-keys.ts'
import { inTab, onDevice, readCookie } from '#kit/storage.ts'

/** The public id of the session as it is written down: on the device, in the tab or in a cookie. */
export function readMarker(): string | null {
  const written =
    onDevice.read(identityKeys.token) ||
    inTab.read(identityKeys.token) ||
    readCookie(identityKeys.token)
  if (!written) return null
  return written.includes('|') ? written.split('|')[1] || null : written
}
