import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { call } from '#kit/call.ts'
import { go } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'

/** Asks about the subscription that ends next, each end once. True when something was asked. */
export async function askAboutEnding(): Promise<boolean> {
  if (!isLoggedIn()) return false
  const ending = await call(subscriptionEndpoints.listExpiring, {}).catch(() => null)
  const all = [...(ending?.inThreeDays ?? []), ...(ending?.inSevenDays ?? [])]
  const told = toldBefore()
  const next = all.find(
    ({ subscriptionId, endsText }) => !told.includes(keyOf(subscriptionId, endsText)),
  )
  if (!next) return false
  const { subscriptionId, expertId, nickname, endsText } = next
  writeJson(onDevice, storageKeys.endingAsked, [
    ...told.slice(-20),
    keyOf(subscriptionId, endsText),
  ])
  const text = `你订阅的${nickname}${endsText}`
  if (await notices.confirm(text, { yes: '去续订', no: '我知道了' }))
    go('ExpertPushOrderPage', { expertId })
  return true
}

const keyOf = (subscriptionId: string, endsText: string) => `${subscriptionId} ${endsText}`

function toldBefore(): string[] {
  const kept = readJson(onDevice, storageKeys.endingAsked)
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []
}
