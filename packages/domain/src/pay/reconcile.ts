import type { Cents } from '@linmen/contract'
import { cents, NOTHING } from '#money/cents.ts'

export type MoneyMove = 'pay' | 'refund' | 'payout'

/** One line of a day's bill, as the channel wrote it. */
export interface Billed {
  readonly kind: MoneyMove
  readonly outNo: string
  readonly tradeNo: string
  readonly amount: Cents
  readonly fee: Cents
  readonly status: 'done' | 'failed'
}

/** The same movement as our own books have it. */
export interface Booked {
  readonly kind: MoneyMove
  readonly outNo: string
  readonly amount: Cents
  readonly isDone: boolean
}

export const differenceKinds = [
  'missing_here',
  'missing_there',
  'amount',
  'status',
  'fee',
  'duplicate',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  readonly kind: DifferenceKind
  readonly move: MoneyMove
  readonly outNo: string
  readonly tradeNo: string | null
  readonly ours: Cents | null
  readonly theirs: Cents | null
}

/** What a channel keeps of a payment, in hundredths of a percent. Refunds and payouts cost nothing. */
const FEE_RATE = 60

export const channelFee = (kind: MoneyMove, amount: Cents): Cents =>
  kind === 'pay' ? cents(Math.round((amount * FEE_RATE) / 10_000)) : NOTHING

/**
 * Everything in which a bill and our books disagree, one line for each. `booked` knows every movement of ours that
 * the bill may be about, whatever its day; `due` are those that have to stand in it.
 */
export function billDifferences(
  bill: readonly Billed[],
  booked: readonly Booked[],
  due: readonly Booked[],
): Difference[] {
  const ours = new Map(booked.map((move) => [keyOf(move), move]))
  const seen = new Set<string>()
  const found: Difference[] = []
  for (const line of bill) {
    const key = keyOf(line)
    const mine = ours.get(key)
    const kind = seen.has(key) ? 'duplicate' : differs(line, mine)
    seen.add(key)
    if (kind) found.push(differenceOf(kind, line, mine))
  }
  for (const move of due) {
    if (seen.has(keyOf(move))) continue
    const { kind, outNo, amount } = move
    found.push({
      ...{ kind: 'missing_there', move: kind, outNo, tradeNo: null },
      ...{ ours: amount, theirs: null },
    })
  }
  return found
}

/** The gravest first: a line is listed once. */
function differs(line: Billed, mine: Booked | undefined): DifferenceKind | null {
  if (!mine) return 'missing_here'
  if (mine.amount !== line.amount) return 'amount'
  if (mine.isDone !== (line.status === 'done')) return 'status'
  return channelFee(line.kind, line.amount) === line.fee ? null : 'fee'
}

function differenceOf(kind: DifferenceKind, line: Billed, mine: Booked | undefined): Difference {
  const about = { kind, move: line.kind, outNo: line.outNo, tradeNo: line.tradeNo }
  if (kind === 'fee')
    return { ...about, ours: channelFee(line.kind, line.amount), theirs: line.fee }
  return { ...about, ours: mine?.amount ?? null, theirs: line.amount }
}

const keyOf = ({ kind, outNo }: Pick<Booked, 'kind' | 'outNo'>) => `${kind}:${outNo}`
