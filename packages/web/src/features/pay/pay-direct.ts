import type { Cents, House } from '@linmen/contract'
import type { startedPayment } from '@linmen/contract/pay/pay.schemas.ts'
import { theHost } from '#kit/host.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { sayMonthIsFull, withinMonth, type PaidFor } from './month-limit.ts'
import { leaveToPay } from './pay-trip.ts'

interface Begun {
  readonly ok: true
  readonly output: House<typeof startedPayment>
}
interface NotBegun {
  readonly ok: false
  readonly failure: { readonly code: string }
}

/** Hosts that count in yuan take the money themselves: there is no channel of ours beside theirs. */
export const hasDirectPay = (): boolean => theHost().currency === '金币'

/** Pays past the wallet; a month that has a limit is asked about first. Other refusals are told by the write itself. */
export async function payDirect(
  amount: Cents,
  what: PaidFor,
  begin: () => Promise<Begun | NotBegun>,
): Promise<void> {
  const redirect = redirectFromHere()
  if (!(await withinMonth(amount, what))) return
  const begun = await begin()
  if (begun.ok) leaveToPay(begun.output, redirect)
  else if (begun.failure.code === 'pay.month_limit') await sayMonthIsFull(what)
}
