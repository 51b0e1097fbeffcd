import type { Cents } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { exceedsMonth } from '@linmen/domain/pay/charge-rules.ts'
import { call } from '#kit/call.ts'
import { go, isOpen } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'

const ENDINGS = {
  coins: texts.payMonthCoins,
  package: texts.payMonthPackage,
  membership: texts.payMonthMembership,
  private: texts.payMonthPrivate,
  // The specification has four; whoever pays for a tool is told of it.
  model: '解锁特色数据',
} as const

/** What is being paid for: each has its own ending. */
export type PaidFor = keyof typeof ENDINGS

/** The sentence of a full month, with the name of the app and what it is wanted for. */
export const monthLimitText = (what: PaidFor, app: string): string =>
  texts.payMonthLimit.replace('…APP…', `${app}APP${ENDINGS[what]}`)

/**
 * Whether a payment may go on: in the messaging app, a month has a limit. When it cannot be asked, the payment goes on;
 * the server has the last word.
 */
export async function withinMonth(amount: Cents, what: PaidFor): Promise<boolean> {
  if (theHost().name !== 'messaging') return true
  const month = await call(payEndpoints.monthTotal, {}).catch(() => null)
  if (!month || !exceedsMonth(month.spent, amount, month.limit)) return true
  await sayMonthIsFull(what)
  return false
}

export async function sayMonthIsFull(what: PaidFor): Promise<void> {
  const text = monthLimitText(what, theHost().brand.name)
  if (!isOpen('DownloadPage')) return notices.alert(text)
  const yes = texts.payMonthDownload
  if (await notices.confirm(text, { yes, no: '取消' })) go('DownloadPage')
}
