import { againstOwn, noLimit, type OwnLimit } from '@linmen/domain/spending/own-limit.ts'
import { beijingMonthStart } from '@linmen/domain/spending/month.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Cents } from '@linmen/contract'
import type { Reader, Tx } from '#db/port.ts'
import { refuse } from '#kit/refused.ts'
import { spentSince } from './sale-order.repo.ts'

/** What the member has told us to hold them to. */
export async function ownLimitOf(db: Reader, memberId: string): Promise<OwnLimit> {
  const row = await db
    .selectFrom('own_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return noLimit
  const { month_limit: limit, next_limit, next_from_ms: fromMs, cools_until_ms } = row
  const next = fromMs === null ? null : { limit: next_limit, fromMs }
  return { limit, next, coolsUntilMs: cools_until_ms }
}

export async function keepOwnLimit(
  tx: Tx,
  memberId: string,
  { limit, next, coolsUntilMs }: OwnLimit,
  nowMs: number,
): Promise<void> {
  const fresh = {
    month_limit: limit,
    next_limit: next?.limit ?? null,
    next_from_ms: next?.fromMs ?? null,
    cools_until_ms: coolsUntilMs,
    changed_at_ms: nowMs,
  }
  await tx
    .insertInto('own_limit')
    .values({ member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
    .execute()
}

/**
 * Refuses what is against the member's own rule. Asked inside the transaction of every purchase, once the wallet is
 * locked: of two purchases at once the second sees the first.
 */
export async function obeyOwnLimit(
  tx: Tx,
  memberId: string,
  { price, nowMs }: { readonly price: Cents; readonly nowMs: number },
): Promise<void> {
  const own = await ownLimitOf(tx, memberId)
  if (own === noLimit) return
  const spent = await spentInMonth(tx, memberId, nowMs)
  const why = againstOwn(own, { spent, price, nowMs })
  if (why === 'cooling_off') refuse(why, { coolTime: own.coolsUntilMs! })
  if (why === 'spending_limit') refuse(why, { limit: own.limit ?? cents(0), spent, price })
}

/** Coins paid in the calendar month of Beijing, without what was given back. */
export const spentInMonth = (db: Reader, memberId: string, nowMs: number): Promise<Cents> =>
  spentSince(db, memberId, beijingMonthStart(nowMs) - 1)
