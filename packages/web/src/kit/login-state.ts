import { createStore, useStore } from './store.ts'
import { readMarker } from '#kit/device/login-marker.ts'
import { dropCookie, inTab, onDevice, storageKeys } from './storage.ts'

/** Components and pages hear of a login only when everything about it is in place. */
export const SETTLE_MS = 200

export type SessionEvent = 'login' | 'logout'

const marker = createStore<string | null>(readMarker())
let turn = 0
const listeners = new Set<(event: SessionEvent) => void>()

/** Another number after each login and logout: what was asked for under an earlier one was asked by somebody else. */
export const sessionTurn = (): number => turn

function mark(session: string | null): void {
  turn += 1
  marker.set(session)
}

export const isLoggedIn = (): boolean => marker.get() !== null
/** The public id of the session. The secret is a cookie that no script can read. */
export const sessionId = (): string | null => marker.get()
export const useLoggedIn = (): boolean => useStore(marker) !== null

/** Keeps what the login answer gave and tells everybody a moment later. */
export function keepLogin(login: { token: string; signKey?: string; memberId?: string }): void {
  onDevice.write(storageKeys.token, login.token)
  if (login.signKey !== undefined) onDevice.write(storageKeys.signKey, login.signKey)
  if (login.memberId !== undefined) onDevice.write(storageKeys.memberId, login.memberId)
  mark(readMarker())
  setTimeout(() => tell('login'), SETTLE_MS)
}

/** Forgets the member: marker, key, stored routes. The cache follows on the event. */
export function forgetLogin(): void {
  const wasLoggedIn = isLoggedIn()
  onDevice.drop(storageKeys.token)
  onDevice.drop(storageKeys.signKey)
  onDevice.drop(storageKeys.memberId)
  inTab.drop(storageKeys.token)
  inTab.drop(storageKeys.routes)
  dropCookie(storageKeys.token)
  mark(null)
  if (wasLoggedIn) setTimeout(() => tell('logout'), SETTLE_MS)
}

export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Another tab of the same browser may log in or out. */
export function followOtherTabs(): () => void {
  const look = (event: StorageEvent) => {
    if (event.key !== storageKeys.token && event.key !== null) return
    const before = marker.get()
    mark(readMarker())
    if (before !== marker.get()) tell(marker.get() === null ? 'logout' : 'login')
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** Who the session belongs to, as the login said. Never trusted by the server. */
export const memberId = (): string | null => onDevice.read(storageKeys.memberId)

export const signKey = (): string | null => onDevice.read(storageKeys.signKey)

function tell(event: SessionEvent): void {
  listeners.forEach((listener) => listener(event))
}
