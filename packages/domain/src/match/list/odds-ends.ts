import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { OddsTick } from '#sport/odds.ts'

/** What one company offered: first, last before kick-off, and last of all. */
export interface OddsEnds {
  readonly first: OddsTick
  readonly closing: OddsTick | null
  readonly now: OddsTick
}

/** Puts an offer in its place by the company's numbers. The same object when it is none of the ends. */
export function withTick(
  held: OddsEnds | undefined,
  tick: OddsTick,
  kickOffAtMs: number,
): OddsEnds {
  const early = tick.atMs <= kickOffAtMs
  if (!held) return { first: tick, closing: early ? tick : null, now: tick }
  const first = tick.seq < held.first.seq ? tick : held.first
  const now = tick.seq > held.now.seq ? tick : held.now
  const closing = early && tick.seq > (held.closing?.seq ?? 0) ? tick : held.closing
  const same = first === held.first && now === held.now && closing === held.closing
  return same ? held : { first, closing, now }
}

/** How far the play has come, as far as odds are concerned. */
export interface Whistle {
  readonly over: boolean
  /** Reports about the phase since it was first over. */
  readonly count: number
}

/** The first value beside the present one; once the match is over, beside the last before kick-off. */
export function shownOdds(ends: OddsEnds, whistle: Whistle): CompanyOdds {
  const { first, closing } = ends
  const now = whistle.over ? (closing ?? ends.now) : ends.now
  const before = closing ?? first
  return {
    version: versionOf(ends, whistle),
    company: first.company,
    european: { first: first.european, now: now.european },
    asian: { first: first.asian, now: now.asian },
    overUnder: { first: first.overUnder, now: now.overUnder },
    ...(now !== before && { closing: pricesOf(before) }),
    ...(now !== closing && { saidAtMs: now.atMs }),
  }
}

const pricesOf = ({ european, asian, overUnder }: OddsTick) => ({ european, asian, overUnder })

// Later offers move the last ends up and late ones the first end down: whatever is learned, and in
// whatever order, the number rises, and whoever knows the same offers has the same number.
const ABOVE_ALL_SEQS = 1_000_000
const versionOf = ({ first, closing, now }: OddsEnds, { count }: Whistle) =>
  ABOVE_ALL_SEQS + now.seq + (closing?.seq ?? 0) - first.seq + count
