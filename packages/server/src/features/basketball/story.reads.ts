import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import {
  endOf,
  leadCurve,
  scoreChanges,
} from '@linmen/domain/history/basketball/basketball-changes.ts'
import {
  byPeriod,
  feedLines,
  reportLines,
  type ToldLine,
} from '@linmen/domain/history/basketball/basketball-text.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { matchOf } from '#features/football/public.ts'
import { liveOf } from '#features/match/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'
import { newsOf, playOf } from './match-play.ts'

const KEPT = { freshMs: 1000, news: newsOf }

export const textLive = cachedAnswer(
  basketballDetailGateway.getBkMatchTextLive,
  KEPT,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const { lines, told } = await linesOf(ports, sheet)
    const live = (await liveOf(ports, 'basketball', [sheet])).get(matchId)!
    const { leads, biggest } = leadCurve(sheet.league.id, scoreChanges(await playOf(ports, sheet)))
    return {
      matchId,
      homeName: sheet.home.name,
      awayName: sheet.away.name,
      source: told ? '文字直播' : '由本站收录的比赛记录生成',
      periods: byPeriod(lines).map((each) => ({ ...each, lines: [...each.lines] })),
      leads: [...leads],
      biggest,
      ends: live.periods.map((_, at) => endOf(sheet.league.id, at + 1)),
    }
  },
)

export const lastText = cachedAnswer(
  basketballDetailGateway.getBkMatchTextLiveLastOne,
  KEPT,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const { lines } = await linesOf(ports, sheet)
    return {
      matchId,
      homeName: sheet.home.name,
      awayName: sheet.away.name,
      line: lines.at(-1) ?? null,
    }
  },
)

/** The story of a score. Late reports have later numbers, so who asks again with the last one misses nothing. */
export const changeList = cachedAnswer(
  basketballDetailGateway.getBkScoreChangeList,
  KEPT,
  async (ports, { matchId, sinceChange = 0 }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const live = (await liveOf(ports, 'basketball', [sheet])).get(matchId)!
    const records = await playOf(ports, sheet)
    const changes = scoreChanges(records).filter(({ version }) => version > sinceChange)
    return {
      matchId,
      last: Math.max(sinceChange, ...records.map(({ version }) => version)),
      live,
      changes: changes.map(({ cancelled: _cancelled, ...change }) => change),
    }
  },
)

/** What the feed tells in words; where it tells nothing, what it reported about play. */
async function linesOf(
  ports: Ports,
  sheet: MatchSheet,
): Promise<{ readonly lines: readonly ToldLine[]; readonly told: boolean }> {
  const lines = feedLines(await archiveOf(ports).depth(sheet.fixture.id))
  if (lines.length > 0) return { lines, told: true }
  const names = { home: sheet.home.name, away: sheet.away.name }
  const reports = (await playOf(ports, sheet)).map(({ report }) => report)
  return { lines: reportLines(reports, names), told: false }
}
