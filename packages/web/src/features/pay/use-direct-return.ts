import * as texts from '@linmen/contract/texts.ts'
import { useEffect, useEffectEvent } from 'react'
import { notices } from '#kit/notices.ts'
import { useTripEnd } from './use-trip-end.ts'

interface Return {
  readonly orderId: string | undefined
  readonly status: string | undefined
  readonly errMsg: string | undefined
}

/** Who comes back from a channel is told how it ended; an order that is not paid yet stays remembered. */
export function useDirectReturn(back: Return, onPaid: () => void): void {
  const { end } = useTripEnd(back)
  const tell = useEffectEvent(() => {
    if (end === 'paid') onPaid()
    else if (end === 'kept') void notices.alert(KEPT)
    else if (end !== null) void notices.alert(texts.payPending)
  })
  useEffect(() => tell(), [end])
}

const KEPT = '已不能购买，支付的金额已转为金币，留在你的钱包里'
