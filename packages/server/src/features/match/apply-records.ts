import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchChange } from '@linmen/contract/match/match.topics.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import { causeOf } from '@linmen/domain/match/match-merge.ts'
import { isOdds, type MatchReport } from '@linmen/domain/match/match-report.ts'
import type { BoardMatch, MatchRecord, OddsOnBoard, OddsTick } from './board.ts'

export function byMatch<T>(items: readonly T[], idOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(idOf(item))
    if (group) group.push(item)
    else groups.set(idOf(item), [item])
  }
  return groups
}

/** Numbers what is new about one match. Repeated reports are left out; late ones count when they arrive. */
export function unseenRecords(match: BoardMatch, reports: readonly MatchReport[]): MatchRecord[] {
  const seen = new Set(match.seen)
  const fresh = reports.filter(({ seq }) => !seen.has(seq) && seen.add(seq))
  return fresh.map((report, at) => ({ version: match.version + at + 1, report }))
}

/** Takes recorded reports into the board and says what readers must hear about it. */
export function applyRecords(
  match: BoardMatch,
  records: readonly MatchRecord[],
  asOfMs: number,
): MatchChange[] {
  const before = match.live
  const companies = new Set<number>()
  let playVersion = 0
  for (const { version, report } of records) {
    match.seen.add(report.seq)
    match.version = Math.max(match.version, version)
    if (isOdds(report)) {
      if (placeOdds(match, version, report)) companies.add(report.company)
      continue
    }
    match.plays.push(report)
    playVersion = version
    if (report.kind === 'status' && report.phase === 'finished') {
      match.overVersion = version
      for (const company of match.odds.keys()) companies.add(company)
    }
  }
  if (playVersion > 0) match.live = foldMatch(match.plays, playVersion)
  const base = { matchId: match.fixture.id, asOfMs }
  return [
    ...(playVersion > 0 ? [{ ...base, cause: causeOf(before, match.live), live: match.live }] : []),
    ...[...companies].flatMap((company) => {
      const odds = shownOdds(match, company)
      return odds ? [{ ...base, cause: 'odds' as const, odds }] : []
    }),
  ]
}

/** The first value beside the present one; once the match is over, beside the last before kick-off. */
export function shownOdds(match: BoardMatch, company: number): CompanyOdds | null {
  const held = match.odds.get(company)
  if (!held) return null
  const over = match.live.phase === 'finished'
  const { first } = held
  const now = over ? (held.closing ?? held.now) : held.now
  return {
    version: over ? Math.max(held.version, match.overVersion) : held.version,
    company,
    european: { first: first.european, now: now.european },
    asian: { first: first.asian, now: now.asian },
    overUnder: { first: first.overUnder, now: now.overUnder },
  }
}

/** Puts an offer in its place by the feed's numbers. False when it is neither first, closing nor last. */
function placeOdds(match: BoardMatch, version: number, tick: OddsTick): boolean {
  const held = match.odds.get(tick.company)
  const early = tick.atMs <= match.fixture.kickOffAtMs
  const next: OddsOnBoard = {
    version,
    first: held && held.first.seq < tick.seq ? held.first : tick,
    now: held && held.now.seq > tick.seq ? held.now : tick,
    closing:
      early && !(held?.closing && held.closing.seq > tick.seq) ? tick : (held?.closing ?? null),
  }
  if (held && next.first === held.first && next.now === held.now && next.closing === held.closing)
    return false
  match.odds.set(tick.company, next)
  return true
}
