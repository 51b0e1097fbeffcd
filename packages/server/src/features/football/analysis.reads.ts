import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { HISTORY_DEPTH } from '@linmen/domain/history/choose-matches.ts'
import { extremityOf, type ExtremityKind } from '@linmen/domain/history/extremity.ts'
import { GOAL_SPANS, goalHalvesOf, goalTimesOf } from '@linmen/domain/history/goal-times.ts'
import { keyPoints } from '@linmen/domain/history/key-points.ts'
import { dataPoints, offersOf } from '@linmen/domain/history/market-points.ts'
import { marketOffers } from '@linmen/domain/odds/market-offers.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { presentSummary } from './history.present.ts'
import { HISTORY_FRESH_MS, presentBouts, presentNear } from './history.reads.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import { matchOf, recordedPlays } from './match-of.ts'
import {
  AT_VENUE,
  EVERYTHING,
  matchPast,
  recentSeen,
  recordedPast,
  type RecordedPast,
} from './past-of-match.ts'
import { resultChange } from './result-change.ts'

export const analysis = cachedAnswer(
  footballDetailGateway.getMatchAnalysis,
  HISTORY_FRESH_MS,
  async (ports, { matchId }) => {
    const past = await recordedPast(ports, await matchOf(ports, matchId, 'football'))
    const [result, handicap, total] = (['result', 'handicap', 'total'] as const).map((kind) =>
      extremes(past, kind),
    )
    const recent = (side: Side) => recentSeen(past, side, EVERYTHING)
    return {
      matchId,
      ...(await resultChange(ports, [recent('home'), recent('away')])),
      bouts: presentBouts(past, EVERYTHING),
      form: await presentNear(ports, past, EVERYTHING),
      venue: {
        home: presentSummary(recentSeen(past, 'home', AT_VENUE)),
        away: presentSummary(recentSeen(past, 'away', AT_VENUE)),
      },
      extremity: { result: result!, handicap: handicap!, total: total! },
      shown: { result: result!.shown, handicap: handicap!.shown, total: total!.shown },
      spans: [...GOAL_SPANS],
      goalTimes: {
        home: await goalTimes(ports, past, 'home'),
        away: await goalTimes(ports, past, 'away'),
      },
    }
  },
)

export const keyPointList = cachedAnswer(
  footballDetailGateway.getMatchTidianList,
  HISTORY_FRESH_MS,
  async (ports, { matchId }) => {
    const past = matchPast(await recordedPast(ports, await matchOf(ports, matchId, 'football')))
    return {
      matchId,
      source: '由收录的各项赛事计算，每条注明场数；盘路和大小只计有终盘的比赛，连续不计走盘',
      ...(await resultChange(ports, [past.home.recent, past.away.recent])),
      points: keyPoints(past),
    }
  },
)

export const generatedPoints = cachedAnswer(
  footballDetailGateway.getMatchAiTidian,
  HISTORY_FRESH_MS,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'football')
    const ticks = await archiveOf(ports).odds(matchId)
    const before = ticks.filter(({ atMs }) => atMs <= sheet.fixture.kickOffAtMs)
    const past = matchPast(await recordedPast(ports, sheet))
    return {
      matchId,
      source: '由程序根据赔率与赛果数据生成，不构成任何建议',
      ...(await resultChange(ports, [past.home.recent, past.away.recent])),
      points: dataPoints(past, marketOffers(offersOf(before))),
    }
  },
)

/** Streaks are told of everything recorded, not of the last ten. */
const extremes = (past: RecordedPast, kind: ExtremityKind) => {
  const all = { ...EVERYTHING, size: HISTORY_DEPTH }
  return extremityOf(kind, recentSeen(past, 'home', all), recentSeen(past, 'away', all))
}

/** Halves follow from every result; quarter hours only from matches whose play is recorded. */
async function goalTimes(ports: Ports, past: RecordedPast, side: Side) {
  const seen = recentSeen(past, side, EVERYTHING)
  const plays = await recordedPlays(
    ports,
    seen.map(({ sheet }) => sheet.fixture.id),
  )
  const told = seen.flatMap(({ sheet, home }) => {
    const reports = plays.get(sheet.fixture.id) ?? []
    return reports.length === 0
      ? []
      : { side: home ? ('home' as const) : ('away' as const), reports }
  })
  return { sample: told.length, ...goalTimesOf(told), halves: goalHalvesOf(seen) }
}
