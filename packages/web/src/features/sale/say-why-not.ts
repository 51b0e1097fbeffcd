import * as shellTexts from '@linmen/contract/shell-texts.ts'
import * as texts from '@linmen/contract/texts.ts'
import { balanceText, priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { go, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import type { GoneCode, SaleFailure, Shortage } from './for-sale.ts'

/** Whether the sheet stays open after a failure, so that the person can choose again. */
export type AfterFailure = 'stay' | 'close'

/** The page that says how many coins are missing. */
export type ToCoins = ((short: Shortage) => void) | undefined

/** Tells the person why nothing was bought, and what to do next. */
export async function sayWhyNot(
  failure: SaleFailure,
  { onBroken, onShort }: { onBroken?: (errorMsg: string) => void; onShort?: ToCoins },
  currency: Currency,
): Promise<AfterFailure> {
  switch (failure.code) {
    case 'outage':
      return told(notices.alert(shellTexts.networkDown))
    case 'no_login':
    case 'no_token':
    case 'no_login_and_exit':
      return 'close'
    case 'wallet.not.enough':
      return askForCoins(failure.data, currency, onShort)
    case 'coupon.not_usable':
      notices.toast(failure.data.reason)
      return 'stay'
    case 'in_progress':
      notices.toast(texts.paySubmitting)
      return 'stay'
    default:
  }
  if (isGone(failure.code)) {
    notices.toast(failure.text)
    return 'close'
  }
  if (!onBroken) return told(notices.alert(failure.unspoken ? texts.purchaseFailed : failure.text))
  onBroken(failure.unspoken ? texts.purchaseFailed : failure.code)
  return 'close'
}

/** What is needed, what is there and what is missing, and the way to more coins once there is one. */
export async function askForCoins(
  short: Shortage,
  currency: Currency,
  onShort?: ToCoins,
): Promise<AfterFailure> {
  if (onShort) {
    onShort(short)
    return 'close'
  }
  const text = shortText(short, currency)
  if (!isOpen('ChargePage')) return told(notices.alert(text))
  const charge = await notices.confirm(text, { yes: texts.buyCoins, no: '取消' })
  if (!charge) return 'stay'
  go('ChargePage')
  return 'close'
}

/** Whether what the balance does not reach for is paid past the wallet. */
export const askForDirect = (short: Shortage, currency: Currency): Promise<boolean> =>
  notices.confirm(shortText(short, currency), {
    yes: `直接支付 ${priceText(short.required)} 元`,
    no: '取消',
  })

function shortText({ required, balance }: Shortage, currency: Currency): string {
  const missing = priceText(subtract(required, balance))
  return `${texts.balanceShort}：需要${priceText(required)}${currency},当前余额${balanceText(balance)}${currency},还差${missing}${currency}`
}

const isGone = (code: string): code is GoneCode => /\.(?:closed|not_found|pair_gone)$/.test(code)

const told = async (said: Promise<void>): Promise<AfterFailure> => {
  await said
  return 'stay'
}
