import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchCause, MatchChange } from '@linmen/contract/match/match.topics.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import { causeOf } from '@linmen/domain/match/match-merge.ts'
import { isOdds, type MatchReport } from '@linmen/domain/match/match-report.ts'
import type { BoardMatch, MatchRecord, OddsOnBoard } from './board.ts'

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
  const { id: matchId } = match.fixture
  const before = match.live
  const companies = new Set<number>()
  let playVersion = 0
  for (const { version, report } of records) {
    match.seen.add(report.seq)
    match.version = Math.max(match.version, version)
    if (!isOdds(report)) {
      match.plays.push(report)
      playVersion = version
    } else if (placeOdds(match, version, report)) {
      companies.add(report.company)
    }
  }
  const changes: MatchChange[] = []
  if (playVersion > 0) {
    match.live = foldMatch(match.plays, playVersion)
    const cause: MatchCause = causeOf(before, match.live)
    changes.push({ matchId, cause, asOfMs, live: match.live })
  }
  for (const company of companies)
    changes.push({ matchId, cause: 'odds', asOfMs, odds: match.odds.get(company)!.shown })
  return changes
}

type OddsTick = Extract<MatchReport, { kind: 'odds' }>

/** The first and the newest offer of a company, by the feed's numbers. False when neither changed. */
function placeOdds(match: BoardMatch, version: number, tick: OddsTick): boolean {
  const held = match.odds.get(tick.company)
  const next = held ? merged(held, version, tick) : firstOffer(version, tick)
  if (!next) return false
  match.odds.set(tick.company, next)
  return true
}

function firstOffer(version: number, tick: OddsTick): OddsOnBoard {
  const both = <T>(value: T) => ({ first: value, now: value })
  const { company, european, asian, overUnder, seq } = tick
  const shown: CompanyOdds = {
    version,
    company,
    european: both(european),
    asian: both(asian),
    overUnder: both(overUnder),
  }
  return { shown, firstSeq: seq, nowSeq: seq }
}

function merged(held: OddsOnBoard, version: number, tick: OddsTick): OddsOnBoard | null {
  const { seq } = tick
  if (seq > held.firstSeq && seq < held.nowSeq) return null
  const end = seq > held.nowSeq ? 'now' : 'first'
  const { shown } = held
  return {
    shown: {
      version,
      company: shown.company,
      european: { ...shown.european, [end]: tick.european },
      asian: { ...shown.asian, [end]: tick.asian },
      overUnder: { ...shown.overUnder, [end]: tick.overUnder },
    },
    firstSeq: Math.min(held.firstSeq, seq),
    nowSeq: Math.max(held.nowSeq, seq),
  }
}
