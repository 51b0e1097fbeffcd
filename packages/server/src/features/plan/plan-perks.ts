import { account } from '@linmen/domain/ledger/accounts.ts'
import { setMealCovers, setMealScope } from '@linmen/domain/pricing/set-meal-cover.ts'
import type { Tx } from '#db/port.ts'
import { lockCards, lockPacks, looksLeft, type Card, type Pack } from '#features/coupon/public.ts'
import type { PlanRow } from './plan.repo.ts'

/** What a buyer has besides coupons: at most one card and one set meal that would do. */
export interface PlanPerks {
  readonly card: Card | null
  readonly pack: Pack | null
  readonly forQuote: { readonly setMeal: boolean; readonly cardPercent: number }
  /** The accounts besides the buyer's own that the sale will touch. */
  readonly accounts: readonly string[]
}

/** Locks the buyer's cards and set meals, and picks the ones this plan would use. */
export async function lockPerks(
  tx: Tx,
  memberId: string,
  plan: PlanRow,
  nowMs: number,
): Promise<PlanPerks> {
  const [card = null] = await lockCards(tx, memberId, nowMs)
  const packs = await lockPacks(tx, memberId, plan.expert_id, nowMs)
  const offered = { inSetMeals: plan.in_set_meals, sport: plan.sport }
  const setMeal = setMealCovers(offered, looksLeft(packs))
  const pack = packs.find((each) => setMeal && each.scope === setMealScope(plan.sport)) ?? null
  const share = account.pendingShare(plan.expert_id)
  return {
    card,
    pack,
    forQuote: { setMeal, cardPercent: card?.percent ?? 100 },
    accounts: pack ? [share, account.deferredPack(pack.id)] : [share],
  }
}
