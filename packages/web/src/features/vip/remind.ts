import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { dueReminder, reminderKey, reminderText } from '@linmen/domain/vip/reminder.ts'
import { call } from '#kit/call.ts'
import { serverNowMs } from '#kit/clock.ts'
import { go } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'

/** Says at most one thing about the membership, each once for a member and a membership. */
export async function remindOfVip(): Promise<void> {
  if (!isLoggedIn() || !theHost().shows('coupons') || !theHost().shows('vip')) return
  const info = await call(vipEndpoints.info, {}).catch(() => null)
  const reminder = info && dueReminder(info, serverNowMs())
  if (!reminder) return
  const key = reminderKey(info.id ?? '', info.startsAtMs ?? 0, reminder)
  const told = toldBefore()
  if (told.includes(key)) return
  writeJson(onDevice, storageKeys.vipReminded, [...told.slice(-20), key])
  const text = reminderText(reminder)
  if (reminder.kind === 'effective') return notices.toast(text)
  if (await notices.confirm(text, { yes: '去续费', no: '我知道了' })) go('VipPage')
}

function toldBefore(): string[] {
  const kept = readJson(onDevice, storageKeys.vipReminded)
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []
}
