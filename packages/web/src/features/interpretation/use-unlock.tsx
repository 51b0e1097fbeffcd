import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import type { Unlock } from '#kit/pages/paywalled-detail.tsx'
import { isLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { usePurchase } from '#features/sale/parts/public.ts'
import { useInterpretationSale } from './use-interpretation-sale.tsx'

/** How somebody gets at the paid part: for coins, for nothing, or not any more. */
export function useUnlock(id: string, of: InterpretationDetail | undefined) {
  const { currency } = useHost()
  const saleOf = useInterpretationSale()
  const goods = of && isForSale(of) ? saleOf(of) : undefined
  const purchase = usePurchase(id, goods)
  const free = useWrite(interpretationEndpoints.unlockFree)
  const unlockFree = () => (isLoggedIn() ? void free.write({ id }) : goToLogin(navigation.here()))

  const unlockOf = (shown: InterpretationDetail): Unlock | null => {
    if (shown.body !== undefined) return null
    if (shown.price === 0)
      return {
        text: '免费解锁',
        price: <PriceTag kind="free" />,
        busy: free.busy,
        onUnlock: unlockFree,
      }
    if (!isForSale(shown)) return null
    return {
      text: shown.medium === 'video' ? '解锁全片' : '解锁全文',
      price: <PriceTag amount={priceText(shown.price)} unit={currency} />,
      busy: purchase.paying,
      onUnlock: purchase.open,
    }
  }
  return { goods, purchase, unlockOf }
}

const isForSale = ({ price, state, body }: InterpretationDetail) =>
  price > 0 && state === 'onSale' && body === undefined
