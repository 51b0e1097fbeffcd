import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { restatedBasketball, restatedFootball } from '@linmen/domain/match/restated-score.ts'
import { loadInto } from '#db/loader.ts'
import type { Reader } from '#db/port.ts'
import { eventsOf, forgetSeasons, recordReports } from '#features/archive/public.ts'
import { matchOutcomes } from '#features/match/match-outcomes.ts'
import type { Ports } from '#kit/ports.ts'
import { broadcastNews } from './broadcast-news.ts'

export interface FinalScore extends Pair {
  readonly sport: Sport
}

/** The score a finished match is settled by. */
export async function finalScoreOf(db: Reader, matchId: string): Promise<FinalScore | null> {
  const outcome = (await matchOutcomes(db, [matchId])).get(matchId)
  const fixture = await fixtureOf(db, matchId)
  return outcome?.state === 'finished' && fixture
    ? { sport: fixture.sport, home: outcome.home, away: outcome.away }
    : null
}

export interface Restatement {
  readonly matchId: string
  readonly score: Pair
  readonly seq: number
}

/** A person of the house states the score of a match. Said twice under one number it counts once. */
export async function restateScore(
  ports: Ports,
  { matchId, score, seq }: Restatement,
): Promise<void> {
  const fixture = await fixtureOf(ports.db.read, matchId)
  if (!fixture) return
  const nowMs = ports.clock.nowMs()
  const told = (await eventsOf(ports.db.read, [matchId])).map(({ report }) => report)
  const base = { matchId, seq, atMs: nowMs }
  const isFootball = fixture.sport === 'football'
  const said = {
    odds: [],
    football: isFootball ? [{ ...base, ...restatedFootball(told as FootballReport[], score) }] : [],
    basketball: isFootball
      ? []
      : [{ ...base, ...restatedBasketball(told as BasketballReport[], score) }],
  }
  const recorded = await loadInto(ports.db, (at) => recordReports(at, said, nowMs))
  if (recorded.ended.length > 0) forgetSeasons(ports)
  broadcastNews(ports, [fixture.day], { ...recorded, asOfMs: 0, receivedAtMs: nowMs })
}

const fixtureOf = (db: Reader, id: string) =>
  db
    .selectFrom('fixture')
    .select(['sport', 'business_day as day'])
    .where('id', '=', id)
    .executeTakeFirst()
