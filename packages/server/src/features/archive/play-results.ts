import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { basketballResult } from '@linmen/domain/match/basketball/basketball-result.ts'
import { footballResult } from '@linmen/domain/match/football/football-result.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { MatchResult } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Tx } from '#db/port.ts'
import type { FeedResult } from '#feeds/port.ts'
import { eventsOf, type PlayRecord, type PlayReport } from './event.repo.ts'
import { groupBy } from './group-by.ts'
import { closingTicksOf } from './odds.repo.ts'

/** How the matches ended about which something final was said, or something new after the end. */
export async function resultsBehind(tx: Tx, fresh: readonly PlayRecord[]): Promise<FeedResult[]> {
  const ids = await endedAmong(tx, fresh)
  if (ids.length === 0) return []
  const plays = groupBy(await playsOf(tx, ids, fresh), ({ report }) => report.matchId)
  const sports = await sportsOf(tx, ids)
  const closing = new Map((await closingTicksOf(tx, ids)).map((tick) => [tick.matchId, tick]))
  return ids.flatMap((matchId) => {
    const told = (plays.get(matchId) ?? []).map(({ report }) => report)
    const result = resultOf(sports.get(matchId)!, told)
    return result ? [{ matchId, result, closing: closingOf(closing.get(matchId)) }] : []
  })
}

/** All that was said of these matches, in the feed's order. Of one whose first word is fresh, everything is. */
async function playsOf(
  tx: Tx,
  ids: readonly string[],
  fresh: readonly PlayRecord[],
): Promise<PlayRecord[]> {
  const whole = new Set(
    fresh.filter(({ version }) => version === 1).map(({ report }) => report.matchId),
  )
  const told = fresh
    .filter(({ report }) => whole.has(report.matchId))
    .toSorted((a, b) => a.report.seq - b.report.seq)
  const others = ids.filter((id) => !whole.has(id))
  return others.length === 0 ? told : [...told, ...(await eventsOf(tx, others))]
}

async function endedAmong(tx: Tx, fresh: readonly PlayRecord[]): Promise<string[]> {
  const touched = [...new Set(fresh.map(({ report }) => report.matchId))]
  const final = fresh.filter(({ report }) => report.kind === 'status' && isFinal(report.phase))
  const known = await tx
    .selectFrom('match_result')
    .select('match_id')
    .distinct()
    .where('match_id', 'in', touched)
    .execute()
  return [
    ...new Set([
      ...final.map(({ report }) => report.matchId),
      ...known.map(({ match_id }) => match_id),
    ]),
  ]
}

const FINAL: ReadonlySet<string> = new Set(['finished', 'cancelled', 'postponed', 'abandoned'])
const isFinal = (phase: string) => FINAL.has(phase)

const resultOf = (sport: Sport, told: readonly PlayReport[]): MatchResult | null =>
  sport === 'football'
    ? footballResult(foldMatch(told as readonly FootballReport[], 0))
    : basketballResult(foldBasketball(told as readonly BasketballReport[], 0))

async function sportsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Sport>> {
  const rows = await tx
    .selectFrom('fixture')
    .select(['id', 'sport'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, sport }) => [id, sport]))
}

const closingOf = (tick: OddsTick | undefined) =>
  tick ? { european: tick.european, asian: tick.asian, overUnder: tick.overUnder } : null
