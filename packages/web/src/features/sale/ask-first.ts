import * as texts from '@linmen/contract/texts.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { call } from '#kit/call.ts'
import { go, isOpen } from '#kit/go.ts'
import type { Host } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import type { ForSale } from './for-sale.ts'
import { askForCoins, askForDirect } from './say-why-not.ts'

type Asking = Pick<ForSale, 'price' | 'expertId' | 'unused' | 'upsell' | 'direct'>
type Where = Pick<Host, 'currency' | 'shows'>

/**
 * What is settled before the sheet opens, in the order of the specification: the offer of a
 * membership, a balance that is short, what is left of an earlier purchase. False ends it.
 */
export async function askFirst(goods: Asking, host: Where): Promise<boolean> {
  if (goods.upsell && (await choseVip(host))) return false
  if (!goods.unused) return true
  const { price, expertId } = goods
  // A count that fails is zero and says nothing; the payment itself still decides.
  const perks = await call(setMealEndpoints.count, expertId ? { expertId } : {}).catch(() => null)
  if (!perks) return true
  const short = { required: price, balance: perks.balance }
  const isShort = perks.balance < price
  if (isShort && !goods.direct) {
    await askForCoins(short, host.currency)
    return false
  }
  const left = goods.unused(perks)
  if (left > 0 && !(await goesOn(left))) return false
  if (!isShort) return true
  if (await askForDirect(short, host.currency)) await goods.direct?.('none', price)
  return false
}

const goesOn = (left: number) =>
  notices.confirm(texts.looksLeft.replace('{n}', String(left)), { yes: '继续购买', no: '取消' })

/** Only where memberships are sold, and once on each device. */
async function choseVip({ shows }: Where): Promise<boolean> {
  if (!shows('vip') || !isOpen('VipPage') || onDevice.read(storageKeys.vipUpsold)) return false
  onDevice.write(storageKeys.vipUpsold, '1')
  const chosen = await notices.confirm(texts.vipCheaper, { yes: '看看会员', no: '继续购买' })
  if (chosen) go('VipPage')
  return chosen
}
