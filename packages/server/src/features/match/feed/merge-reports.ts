import type { BasketballChange } from '@linmen/contract/match/basketball.topics.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchChange } from '@linmen/contract/match/match.topics.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { causeOfBasketball } from '@linmen/domain/match/basketball/basketball-merge.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import { causeOf } from '@linmen/domain/match/match-merge.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { shownOdds, withTick, type Whistle } from '@linmen/domain/match/list/odds-ends.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { PlayRecord } from '#features/archive/public.ts'
import type { BoardMatch } from '#features/match/board/board.ts'

/** What readers must hear about one match, and the feed's moment behind it. */
export type BoardChange = (
  | ({ readonly sport: 'football' } & Omit<MatchChange, 'asOfMs' | 'moments'>)
  | ({ readonly sport: 'basketball' } & Omit<BasketballChange, 'asOfMs' | 'moments'>)
) & { readonly saidAtMs: number }

/** Takes recorded reports and offers about one match into the board. What it has already is left out. */
export function mergeReports(
  match: BoardMatch,
  plays: readonly PlayRecord[],
  ticks: readonly OddsTick[],
): BoardChange[] {
  const before = whistleOf(match)
  const played = takePlays(match, plays)
  const companies = new Set<number>()
  let tickedMs = 0
  for (const tick of ticks) {
    const held = match.odds.get(tick.company)
    const next = withTick(held, tick, match.fixture.kickOffAtMs)
    if (next === held) continue
    match.odds.set(tick.company, next)
    companies.add(tick.company)
    tickedMs = Math.max(tickedMs, tick.atMs)
  }
  if (whistleOf(match).count > before.count) for (const id of match.odds.keys()) companies.add(id)
  const saidAtMs = Math.max(tickedMs, played?.saidAtMs ?? 0)
  return [
    ...(played ? [played] : []),
    ...[...companies].map((company) => oddsChange(match, company, saidAtMs)),
  ]
}

/** The first value beside the present one; once the match is over, beside the last before kick-off. */
export function oddsOnBoard(match: BoardMatch, company: number): CompanyOdds | null {
  const ends = match.odds.get(company)
  return ends ? shownOdds(ends, whistleOf(match)) : null
}

function takePlays(match: BoardMatch, records: readonly PlayRecord[]): BoardChange | null {
  const fresh = records
    .filter(({ report: { seq } }) => !match.seen.has(seq) && match.seen.add(seq))
    // As they arrived, also when they are read back: what is counted on the way must come out the same.
    .toSorted((a, b) => a.version - b.version)
  if (fresh.length === 0) return null
  const version = Math.max(match.live.version, ...fresh.map((record) => record.version))
  const saidAtMs = Math.max(...fresh.map(({ report }) => report.atMs))
  const base = { matchId: match.fixture.id, saidAtMs }
  if (match.sport === 'football') {
    match.plays.push(...fresh.map(({ report }) => report as FootballReport))
    const { live } = match
    match.live = foldMatch(match.plays, version)
    return { ...base, sport: 'football', cause: causeOf(live, match.live), live: match.live }
  }
  match.plays.push(...fresh.map(({ report }) => report as BasketballReport))
  const { live } = match
  match.live = foldBasketball(match.plays, version)
  const cause = causeOfBasketball(live, match.live)
  return { ...base, sport: 'basketball', cause, live: match.live }
}

const oddsChange = (match: BoardMatch, company: number, saidAtMs: number): BoardChange => ({
  matchId: match.fixture.id,
  sport: match.sport,
  cause: 'odds',
  odds: oddsOnBoard(match, company)!,
  saidAtMs,
})

export function whistleOf({ plays, live }: BoardMatch): Whistle {
  const status = plays.filter(({ kind }) => kind === 'status')
  const end = status.findIndex((each) => 'phase' in each && each.phase === 'finished')
  return { over: live.phase === 'finished', count: end < 0 ? 0 : status.length - end }
}
