import type { Cents } from '@linmen/contract'
import { texts } from '@linmen/contract/texts.ts'
import { balanceText, priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { Outage, type Failure } from '#kit/failure.ts'
import { go, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'

/** Whether the sheet stays open after a failure, so that the person can choose again. */
export type AfterFailure = 'stay' | 'close'

/** Tells the person why nothing was bought, and what to do next. */
export async function sayWhyNot(
  failure: Failure,
  planNo: string,
  currency: Currency,
): Promise<AfterFailure> {
  if (failure instanceof Outage) return told(notices.alert(texts.networkDown))
  switch (failure.code) {
    case 'no_login':
    case 'no_token':
    case 'no_login_and_exit':
      return 'close'
    case 'wallet.not.enough':
      return askForCoins(dataOf(failure) as Shortage, currency)
    case 'coupon.not_usable':
      notices.toast((dataOf(failure) as { reason: string }).reason)
      return 'stay'
    case 'in_progress':
      notices.toast(texts.paySubmitting)
      return 'stay'
    case 'plan.closed':
    case 'plan.not_found':
      notices.toast(failure.text)
      return 'close'
    default:
      go('PlanDetailPayErrorPage', {
        errorMsg: failure.unspoken ? texts.purchaseFailed : failure.code,
        planNo,
      })
      return 'close'
  }
}

export interface Shortage {
  readonly required: Cents
  readonly balance: Cents
}

/** What is needed, what is there and what is missing, and the way to more coins once there is one. */
export async function askForCoins(short: Shortage, currency: Currency): Promise<AfterFailure> {
  const { required, balance } = short
  const missing = priceText(subtract(required, balance))
  const text = `${texts.balanceShort}：需要${priceText(required)}${currency},当前余额${balanceText(balance)}${currency},还差${missing}${currency}`
  if (!isOpen('ChargePage')) return told(notices.alert(text))
  const charge = await notices.confirm(text, { yes: texts.buyCoins, no: '取消' })
  if (!charge) return 'stay'
  go('ChargePage')
  return 'close'
}

const told = async (said: Promise<void>): Promise<AfterFailure> => {
  await said
  return 'stay'
}

const dataOf = (failure: Failure): unknown => ('data' in failure ? failure.data : {})
