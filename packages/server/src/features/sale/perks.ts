import { account } from '@linmen/domain/ledger/accounts.ts'
import {
  setMealCovers,
  setMealScope,
  type PlanSport,
} from '@linmen/domain/pricing/set-meal-cover.ts'
import { goodsRule, type GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import { lockCards, type Card } from '#features/coupon/public.ts'
import type { Goods } from './goods.ts'
import { lockPacks, looksLeft, type Pack } from './packs.repo.ts'

/** What a buyer has besides coupons: at most one card and one set meal that would do. */
export interface BuyerPerks {
  readonly card: Card | null
  readonly pack: Pack | null
  readonly forQuote: { readonly setMeal: boolean; readonly cardPercent: number }
}

export interface Wanted {
  readonly kind: GoodsKind
  readonly expertId: string | null
  readonly looks: { readonly inSetMeals: boolean; readonly sport: PlanSport } | undefined
}

/** Locks the buyer's cards and set meals as far as these goods take any, and picks the ones to use. */
export async function lockPerks(
  tx: Tx,
  memberId: string,
  { kind, expertId, looks }: Wanted,
  nowMs: number,
): Promise<BuyerPerks> {
  const rule = goodsRule(kind)
  const [card = null] =
    rule.offers === null || rule.noCards ? [] : await lockCards(tx, memberId, nowMs)
  const open = rule.looks && looks ? looks : null
  const packs = open ? await lockPacks(tx, memberId, expertId ?? undefined, nowMs) : []
  const setMeal = open !== null && setMealCovers(open, looksLeft(packs))
  const pack = packs.find(({ scope }) => setMeal && scope === setMealScope(open.sport)) ?? null
  return { card, pack, forQuote: { setMeal, cardPercent: card?.percent ?? 100 } }
}

/** Whether a look of the buyer's would open this. The looks stay locked until the sale. */
export async function hasLook<Item>(
  tx: Tx,
  goods: Pick<Goods<Item, string>, 'kind' | 'about' | 'looks'>,
  item: Item,
  { actor, nowMs }: { readonly actor: { readonly id: string }; readonly nowMs: number },
): Promise<boolean> {
  const { expertId } = goods.about(item)
  const wanted = { kind: goods.kind, expertId, looks: goods.looks?.(item) }
  return (await lockPerks(tx, actor.id, wanted, nowMs)).pack !== null
}

/** The accounts besides the buyer's own that the sale will touch. */
export const touchedAccounts = (
  { kind }: Wanted,
  { pack }: BuyerPerks,
  orderId: string,
): string[] => [pack ? account.deferred('pack', pack.id) : goodsRule(kind).income(orderId)]
