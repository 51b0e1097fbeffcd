import type { Cents } from '@linmen/contract'

export interface PromoLotUseTable {
  order_id: string
  lot_id: string
  amount: Cents
}
