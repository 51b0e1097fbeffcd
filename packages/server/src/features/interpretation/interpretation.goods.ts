import { togetherPrice } from '@linmen/domain/interpretation/two-for-one.ts'
import type { Goods } from '#features/sale/public.ts'
import { entitled, stateOf } from './interpretation.present.ts'
import type { InterpretationRow } from './interpretation.repo.ts'
import { openFor } from './opened.repo.ts'

type Closed = 'interpretation.closed'

const closedAt = (row: InterpretationRow, nowMs: number) =>
  row.hidden_at_ms === null && stateOf(row, nowMs) === 'onSale'
    ? null
    : ('interpretation.closed' as const)

/** Bought once, for good, until its match begins. A film is sold like a text. */
export const interpretationGoods: Goods<InterpretationRow, Closed> = {
  kind: 'interpretation',
  about: ({ id, title, expert_id }) => ({ id, title, expertId: expert_id }),
  price: ({ price }) => price,
  openTo: (row, memberId) => entitled(row, { id: memberId }, false),
  closed: closedAt,
  looks: (row) => ({ inSetMeals: row.in_set_meals, sport: row.sport }),
}

export interface Pair {
  readonly one: InterpretationRow
  readonly other: InterpretationRow
}

/** Two at once for the price of the dearer. The order names the first; the second is open with it. */
export const pairGoods: Goods<Pair, Closed> = {
  kind: 'interpretation',
  about: ({ one, other }) => ({
    id: one.id,
    title: `${one.title} + ${other.title}`,
    expertId: one.expert_id,
  }),
  price: ({ one, other }) => togetherPrice(one.price, other.price),
  openTo: ({ one }, memberId) => entitled(one, { id: memberId }, false),
  closed: ({ one, other }, nowMs) => closedAt(one, nowMs) ?? closedAt(other, nowMs),
  deliver: (tx, { one, other }, order) =>
    openFor(tx, {
      interpretation_id: other.id,
      member_id: order.member_id,
      with_id: one.id,
      order_id: order.id,
      opened_at_ms: order.created_at_ms,
    }),
}
