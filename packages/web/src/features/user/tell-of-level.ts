import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { call } from '#kit/call.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { LEVEL_WORDS } from './level-words.ts'

const RANKS = ['normal', 'laboratory', 'record'] as const

/** Says once that the member's level has changed since this device last looked: up with a wish, down with the reasons. */
export async function tellOfLevel(): Promise<void> {
  if (!isLoggedIn()) return
  const me = await call(userEndpoints.me, {}).catch(() => null)
  if (!me) return
  const [at = '0', from = me.level] = Object.entries(me.oldLevel).at(-1) ?? []
  const before = onDevice.read(storageKeys.levelTold)
  onDevice.write(storageKeys.levelTold, at)
  if (before === null || Number(at) <= Number(before) || from === me.level) return
  if (RANKS.indexOf(me.level) > RANKS.indexOf(from))
    return notices.alert(`恭喜您成为${LEVEL_WORDS[me.level]}`)
  const log = await call(applyEndpoints.application, {}).catch(() => null)
  const reasons = log?.month?.lastChange?.reasons
  return notices.alert(reasons ? `您的等级有调整：${reasons}` : '您的等级有调整')
}
