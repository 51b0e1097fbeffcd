import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import type { OpenPayment } from '@linmen/contract/pay/pay.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useTicking } from '#kit/tick.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { leftText } from '#features/pay/left-text.ts'
import { leaveToPay } from '#features/pay/pay-trip.ts'
import s from './open-payments.module.css'

interface OpenPaymentsProps {
  /** One of them was given up here. */
  readonly onCancelled?: (orderId: string) => void
}

/** Payments somebody went away from: each leads back to where it was begun. Nothing open, nothing shown. */
export function OpenPayments({ onCancelled }: OpenPaymentsProps) {
  const open = useQuery(read(payEndpoints.listOpen, {})).data?.payments ?? []
  return open.map((payment) => (
    <Unfinished
      key={payment.orderId}
      payment={payment}
      {...(onCancelled && { onCancelled: () => onCancelled(payment.orderId) })}
    />
  ))
}

interface UnfinishedProps {
  readonly payment: OpenPayment
  readonly onCancelled?: () => void
}

function Unfinished({ payment, onCancelled }: UnfinishedProps) {
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
    <Card padded label="未完成的支付" className={s.card}>
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
        <Button disabled={busy} onClick={() => void leaveToPay(payment)}>
          继续支付
        </Button>
      </div>
    </Card>
  )
}
