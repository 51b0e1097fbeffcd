import type { Cents } from '@linmen/contract'
import { amountText, priceText, type Currency } from '@linmen/domain/money/coin-text.ts'
import type { Quote } from '@linmen/domain/pricing/quote.ts'
import { Button } from '#ui/button/button.tsx'
import s from './pay-total.module.css'

export interface PayTotalProps {
  readonly quote: Quote
  readonly currency: Currency
  /** What cannot be undone, in one line. */
  readonly terms: string
  readonly loading: boolean
  readonly paying: boolean
  /** Coins missing for this offer. */
  readonly short: Cents
  readonly onPay: () => void
  readonly onShort: () => void
}

/** What is to be paid, what is saved, and the one button. It locks while a payment runs. */
export function PayTotal(props: PayTotalProps) {
  const { quote, currency, terms, loading, paying, short, onPay, onShort } = props
  const isShort = !loading && short > 0
  return (
    <>
      <div className={s.total}>
        <div className={s.sum} role="status">
          <span className={s.label}>应付</span>
          <div className={s.line}>
            <b className={s.figure}>{loading ? '-' : priceText(quote.pay)}</b>
            <span className={s.unit}>{currency}</span>
            {!loading && quote.saved > 0 && (
              <span className={s.saved}>已省 {priceText(quote.saved)}</span>
            )}
          </div>
        </div>
        <div className={s.action}>
          <Button
            size="l"
            look={isShort ? 'ghost' : 'primary'}
            busy={paying}
            disabled={loading}
            onClick={isShort ? onShort : onPay}
          >
            {isShort ? `还差 ${amountText(short, currency)}` : payText(quote, currency)}
          </Button>
        </div>
      </div>
      <p className={s.terms}>{terms}</p>
    </>
  )
}

const payText = ({ pay }: Quote, currency: Currency) =>
  pay === 0 ? '免费解锁' : `支付 ${amountText(pay, currency)}`
