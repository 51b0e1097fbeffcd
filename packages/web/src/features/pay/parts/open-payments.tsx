import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import type { OpenPayment } from '@linmen/contract/pay/pay.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useTicking } from '#kit/tick.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Press } from '#ui/press/press.tsx'
import { leftText } from '#features/pay/left-text.ts'
import { leaveToPay } from '#features/pay/pay-trip.ts'
import s from './open-payments.module.css'

interface OpenPaymentsProps {
  /** Left out, whatever is open. */
  readonly orderId?: string
  /** Inside a part with a gutter of its own. */
  readonly bare?: boolean
  /** One of them was given up here. */
  readonly onCancelled?: () => void
}

/**
 * Payments somebody went away from: each leads back to where it was begun. The latest is shown, the others on demand;
 * nothing open, nothing shown.
 */
export function OpenPayments({ orderId, ...how }: OpenPaymentsProps) {
  const [isWhole, setWhole] = useState(false)
  const listed = useQuery(read(payEndpoints.listOpen, {})).data?.payments ?? []
  const open = listed.filter((each) => orderId === undefined || each.orderId === orderId)
  // The latest stands first and ends last.
  const count = useTicking((nowMs) => open.filter(({ endsAtMs }) => endsAtMs > nowMs).length)
  const shown = open.slice(0, isWhole ? count : Math.min(count, 1))
  return (
    <>
      {shown.map((payment) => (
        <Unfinished key={payment.orderId} payment={payment} {...how} />
      ))}
      {count > shown.length && (
        <Press className={s.others} onClick={() => setWhole(true)}>
          另有 {count - shown.length} 笔未完成
        </Press>
      )}
    </>
  )
}

interface UnfinishedProps extends Omit<OpenPaymentsProps, 'orderId'> {
  readonly payment: OpenPayment
}

function Unfinished({ payment, bare = false, onCancelled }: UnfinishedProps) {
  const { orderId, subject, amount, way, endsAtMs } = payment
  const left = useTicking((nowMs) => leftText(endsAtMs - nowMs))
  const { write, busy } = useWrite(payEndpoints.cancel)
  if (left === null) return null
  const cancel = async () => {
    const done = await write({ orderId })
    if (!done.ok) return
    notices.toast(done.output.status === 'paid' ? '这笔支付已完成' : '已取消')
    onCancelled?.()
  }
  return (
    <Card padded bare={bare} label="未完成的支付" className={s.card}>
      <div className={s.head}>
        <h2 className={s.title}>未完成的支付</h2>
        <span className={s.left} role="timer">
          {left}
        </span>
      </div>
      <div className={s.what}>
        <span className={s.subject}>
          {subject}
          <span className={s.way}>{way}</span>
        </span>
        <b className={s.sum}>{priceText(amount)} 元</b>
      </div>
      <div className={s.deeds}>
        <Button look="ghost" busy={busy} onClick={() => void cancel()}>
          取消
        </Button>
        <Button disabled={busy} onClick={() => void leaveToPay(payment, redirectFromHere())}>
          继续支付
        </Button>
      </div>
    </Card>
  )
}
