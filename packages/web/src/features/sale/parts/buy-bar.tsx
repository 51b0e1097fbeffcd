import { amountText, balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { useLoggedIn } from '#kit/session.ts'
import { Button } from '#ui/button/button.tsx'
import { CoinIcon } from '#ui/coin-icon/coin-icon.tsx'
import type { ForSale } from '#features/sale/for-sale.ts'
import { shortBy } from '#features/sale/pay-choice.ts'
import { saleQueries } from '#features/sale/sale.queries.ts'
import type { Purchase } from '#features/sale/use-purchase.ts'
import s from './buy-bar.module.css'

/** What is chosen, what it costs beside what there is, and the button. */
export function BuyBar({ goods, purchase }: { goods: ForSale; purchase: Purchase }) {
  const { currency } = useHost()
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...saleQueries.perks(goods.expertId), enabled: loggedIn })
  const balance = loggedIn ? data?.balance : undefined
  const short = shortBy(goods.price, balance)
  return (
    <div className={s.bar}>
      <div className={s.text}>
        <span className={s.sum}>
          <CoinIcon size={18} />
          <b className={s.figure}>{priceText(goods.price)}</b>
          {balance !== undefined && <span>余额 {balanceText(balance)}</span>}
          {short > 0 && <span>差 {priceText(short)}</span>}
        </span>
        <span className={s.note}>
          {goods.title}　{goods.note}
        </span>
      </div>
      <Button busy={purchase.paying} onClick={purchase.open}>
        购买 {amountText(goods.price, currency)}
      </Button>
    </div>
  )
}
