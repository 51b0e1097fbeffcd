import { safeBack } from '@linmen/domain/guard/safe-back.ts'
import { navigation } from '#kit/navigation.ts'
import { inTab, storageKeys } from '#kit/storage.ts'

/** Sends the person to log in and remembers where to return. */
export function goToLogin(from: string): void {
  if (from.startsWith('/login')) return
  const back = rememberBack(from)
  navigation.go(`/login?backUrl=${encodeURIComponent(back)}`)
}

export function rememberBack(from: string): string {
  const back = safeBack(from)
  inTab.write(storageKeys.loginCallback, back)
  return back
}

/** Where a fresh login continues: the address wins over the memory, and each is used once. */
export function takeBack(asked: string | null): string {
  const kept = inTab.read(storageKeys.loginCallback)
  inTab.drop(storageKeys.loginCallback)
  return safeBack(asked ?? kept)
}
