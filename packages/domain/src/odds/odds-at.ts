import type { OddsTick } from '#sport/odds.ts'

/** What one company had offered by a moment: its first offer and the one that stood. */
export interface CompanyState {
  readonly first: OddsTick
  readonly now: OddsTick
}

/** By company. A company that had not spoken is missing. */
export type OddsState = ReadonlyMap<number, CompanyState>

/**
 * All companies' offers of one match as they stood at a moment. A company's own numbers decide what is first and what
 * is newest, so it does not matter in what order offers were heard or how often; of two with the same number the one
 * that was heard first counts.
 */
export function oddsAt(ticks: Iterable<OddsTick>, atMs: number): OddsState {
  const state = new Map<number, { first: OddsTick; now: OddsTick }>()
  for (const tick of ticks) {
    if (tick.atMs > atMs) continue
    const held = state.get(tick.company)
    if (!held) state.set(tick.company, { first: tick, now: tick })
    else if (tick.seq < held.first.seq) held.first = tick
    else if (tick.seq > held.now.seq) held.now = tick
  }
  return state
}
