import { useState } from 'react'
import { go, hrefTo } from '#kit/go.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { useRedirect } from '#kit/redirect.ts'
import { useScreenParams } from '#kit/shown.ts'
import {
  claimsPaid,
  OpenPayments,
  orderOfTrip,
  saysCancelled,
  useTripEnd,
} from '#features/pay/parts/public.ts'

const TITLE = '支付结果'

/** Where a channel sends the buyer back to. The address only displays: how it ended is asked from the server. */
export function Page() {
  const { orderId = orderOfTrip() ?? undefined, status, errMsg } = useScreenParams('ChargeBackPage')
  const { end, again } = useTripEnd({ orderId, status, errMsg })
  const [isGivenUp, setGivenUp] = useState(false)
  const isPaid = end === 'paid' && orderId !== undefined
  useRedirect(isPaid ? hrefTo('ChargeFinishPage', { orderId }) : null)
  const charge = { text: '重新充值', onClick: () => go('ChargePage', {}, { replace: true }) }
  const ask = { text: '再查一次', onClick: again, busy: end === null }
  const list = { text: '查看明细', onClick: () => go('JinbiDetailPage') }
  if (orderId === undefined)
    return (
      <PayResult
        title={TITLE}
        state="failed"
        reason="没有等待结果的充值，到账的充值都可以在金币明细里查到"
        main={charge}
        other={list}
      />
    )
  if (end === 'unpaid') {
    const state = isGivenUp || saysCancelled(status) ? 'cancelled' : 'failed'
    return <PayResult title={TITLE} state={state} main={charge} other={list} />
  }
  const isLeft = isGivenUp || (status !== undefined && !claimsPaid(status))
  const isCancelled = isLeft && end !== null
  const giveUp = () => {
    setGivenUp(true)
    again()
  }
  return (
    <PayResult
      title={TITLE}
      state={isCancelled ? 'cancelled' : 'pending'}
      main={isCancelled ? charge : ask}
      other={isCancelled ? ask : list}
    >
      {end !== null && <OpenPayments bare orderId={orderId} onCancelled={giveUp} />}
    </PayResult>
  )
}
