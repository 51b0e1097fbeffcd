import type { ChargeConfig, ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'
import { inTab, readJson, storageKeys, writeJson } from '#kit/storage.ts'

/** What was chosen for a charge. The number of a card is not kept. */
export interface ChargeWish {
  readonly productId?: string | undefined
  /** An amount of one's own, as it was typed; empty where a product is meant. */
  readonly typed?: string | undefined
  readonly way?: ChargeWay | undefined
  readonly card?: string | undefined
  /** Null for none; left out, the best that fits. */
  readonly couponId?: string | null | undefined
}

/** Kept in this tab when somebody leaves to pay, until they have paid. */
export const keepWish = (wish: ChargeWish): void => writeJson(inTab, storageKeys.chargeWish, wish)

/** As much of what was kept as is still offered. */
export function keptWish({ products, ways, cards, coupons }: ChargeConfig): ChargeWish {
  const kept = readJson(inTab, storageKeys.chargeWish)
  if (typeof kept !== 'object' || kept === null) return {}
  const { typed, productId, way, card, couponId } = kept as Record<keyof ChargeWish, unknown>
  return {
    typed: typeof typed === 'string' && /^[\d.]{0,6}$/.test(typed) ? typed : '',
    productId: products.find(({ id }) => id === productId)?.id,
    way: ways.find((each) => each.way === way)?.way,
    card: card === 'new' ? card : cards.find(({ id }) => id === card)?.id,
    couponId: couponId === null ? null : coupons.find(({ id }) => id === couponId)?.id,
  }
}
