import type { OutputOf } from '@linmen/contract'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { sell, type SaleCall, type Wish } from '#features/sale/public.ts'
import { interpretationGoods, pairGoods, type Pair } from './interpretation.goods.ts'
import { findInterpretation, type InterpretationRow } from './interpretation.repo.ts'
import { unlockedAmong } from './opened.repo.ts'
import { partnersOf } from './pair.repo.ts'

// Bought once: who repeats a payment without a request id has already bought.
const once = { onceByNature: true }

type BuyCall = SaleCall<'interpretation.closed' | 'interpretation.pair_gone'>
type Receipt = OutputOf<typeof interpretationEndpoints.pay>

export const pay = command(
  interpretationEndpoints.pay,
  async (tx, { id, twoForOne = false, withoutOffer }, call) => {
    const row = (await findInterpretation(tx, id)) ?? call.refuse('interpretation.not_found', {})
    return buy(tx, row, { wish: withoutOffer ? 'none' : 'card', twoForOne }, call)
  },
  once,
)

export const payWithCoupon = command(
  interpretationEndpoints.payWithCoupon,
  async (tx, { interpretationId, couponId, twoForOne = false }, call) => {
    const row =
      (await findInterpretation(tx, interpretationId)) ??
      call.refuse('interpretation.not_found', {})
    return buy(tx, row, { wish: couponId === undefined ? 'card' : { couponId }, twoForOne }, call)
  },
  once,
)

interface HowToBuy {
  readonly wish: Wish
  readonly twoForOne: boolean
}

const buy = (tx: Tx, row: InterpretationRow, { wish, twoForOne }: HowToBuy, call: BuyCall) =>
  twoForOne ? buyPair(tx, row, wish, call) : buyInterpretation(tx, row, wish, call)

export async function buyInterpretation(
  tx: Tx,
  row: InterpretationRow,
  wish: Wish,
  call: SaleCall<'interpretation.closed'>,
): Promise<Receipt> {
  // What came with another one, or for nothing, is not sold a second time.
  const asker = { memberId: call.actor.id, nowMs: call.nowMs }
  const open = (await unlockedAmong(tx, asker, [row.id])).has(row.id)
  const goods = open ? { ...interpretationGoods, openTo: () => true } : interpretationGoods
  const receipt = await sell(tx, goods, row, wish, call)
  return { ...receipt, interpretationId: row.id }
}

async function buyPair(
  tx: Tx,
  row: InterpretationRow,
  wish: Wish,
  call: BuyCall,
): Promise<Receipt> {
  const pair = (await wholePair(tx, row, call)) ?? call.refuse('interpretation.pair_gone', {})
  const receipt = await sell(tx, pairGoods, pair, wish, call)
  return { ...receipt, interpretationId: row.id, pairId: pair.other.id }
}

/** Both of a pair, while the buyer has neither. */
async function wholePair(
  tx: Tx,
  one: InterpretationRow,
  { actor, nowMs }: BuyCall,
): Promise<Pair | null> {
  const partner = (await partnersOf(tx, [one.id])).get(one.id)
  const other = partner === undefined ? undefined : await findInterpretation(tx, partner)
  if (!other) return null
  const asker = { memberId: actor.id, nowMs }
  const unlocked = await unlockedAmong(tx, asker, [one.id, other.id])
  return unlocked.size > 0 ? null : { one, other }
}
