import type { BasketballStanding, BoxSide } from '@linmen/contract/match/basketball-box.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import {
  boxScore,
  columnsOf,
  periodFigures,
} from '@linmen/domain/history/basketball/basketball-box.ts'
import { overtimesIn } from '@linmen/domain/history/basketball/basketball-splits.ts'
import { withPresentBox } from '@linmen/domain/history/present-box.ts'
import { seenBy } from '@linmen/domain/history/seen-match.ts'
import { teamMinutes } from '@linmen/domain/history/team-minutes.ts'
import {
  isBasketballFinished,
  isBasketballLive,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { oddEvenOf } from '@linmen/domain/standings/odd-even.ts'
import { archiveOf } from '#features/archive/public.ts'
import { matchOf, resultChange } from '#features/football/public.ts'
import { changeOf, presentStanding, tallyOf } from '#features/league/public.ts'
import { boardOf, liveOf } from '#features/match/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'
import { presentStats } from './history.present.ts'
import { newsOf } from './match-play.ts'
import { rankOf, standingAround, whereOf, type Standing } from './standing-around.ts'

const FRESH_MS = 2000
const BOX_KEPT = { freshMs: 250, news: newsOf }

export const teamRank = cachedAnswer(
  basketballDetailGateway.getBkMatchTeamRank,
  FRESH_MS,
  async (ports, { matchId }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const standing = await standingAround(ports, sheet)
    return {
      ...whereOf(sheet, standing),
      home: rankOf(standing, sheet, 'home'),
      away: rankOf(standing, sheet, 'away'),
    }
  },
)

/** Places, and everything that is counted of both teams in the season of the match. */
export const rankAndCount = cachedAnswer(
  basketballDetailGateway.getBkMatchTeamRankAndCount,
  FRESH_MS,
  async (ports, { matchId, place }) => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const standing = await standingAround(ports, sheet)
    const seenOf = (each: Side) =>
      seenBy(sheet[each].id, standing?.book.sheets ?? []).filter(
        ({ home }) => place === 'all' || home === (place === 'home'),
      )
    const side = (each: Side) => {
      const seen = seenOf(each)
      const sums = seen.map(({ scored, conceded }) => ({ own: scored, other: conceded }))
      return {
        ...rankOf(standing, sheet, each),
        ...presentStats(seen),
        odd: tallyOf(oddEvenOf(sums).odd, seen.length),
        overtimes: tallyOf(overtimesIn(seen), seen.length),
      }
    }
    return {
      ...whereOf(sheet, standing),
      place,
      ...(await resultChange(ports, [seenOf('home'), seenOf('away')])),
      home: side('home'),
      away: side('away'),
    }
  },
)

/** 技术统计: the tables both stand in, and what everybody did in the match itself. */
export const standing = cachedAnswer(
  basketballDetailGateway.getBkMatchStanding,
  BOX_KEPT,
  async (ports, { matchId }): Promise<BasketballStanding> => {
    const sheet = await matchOf(ports, matchId, 'basketball')
    const around = await standingAround(ports, sheet)
    const told = await archiveOf(ports).depth(matchId)
    const live = (await liveOf(ports, 'basketball', [sheet])).get(matchId)!
    const { depth, minutes } = presentDepth(ports, sheet, told)
    const [home, away] = [boxScore(depth, 'home', minutes), boxScore(depth, 'away', minutes)]
    const begun = isBasketballLive(live.phase) || isBasketballFinished(live.phase)
    const box = (side: Side) => ({ teamId: sheet[side].id, teamName: sheet[side].name })
    return {
      matchId,
      homeId: sheet.home.id,
      awayId: sheet.away.id,
      leagueName: sheet.league.name,
      seasonName: around?.book.season.name ?? '',
      ...changeOf(around?.book),
      tables: around ? presentTables(around, [sheet.home.id, sheet.away.id]) : [],
      periods: [...live.periods],
      score: begun ? live.score : null,
      columns: columnsOf([...home.players, ...away.players]),
      home: { ...box('home'), ...presentBox(home) },
      away: { ...box('away'), ...presentBox(away) },
      statistics: periodFigures(depth, live.periods.length),
      shots: shotsIn(depth),
    }
  },
)

/** A match on the board is counted on from what was reported about it since its last lines. */
function presentDepth(ports: Ports, { fixture }: MatchSheet, depth: readonly DepthRecord[]) {
  const board = boardOf(ports)
  const match = board.matches.get(fixture.id)
  if (match?.sport !== 'basketball') return { depth, minutes: null }
  const { plays, live } = match
  const { id: matchId, leagueId } = fixture
  const nowMs = board.asOfMs
  const present = withPresentBox({ matchId, leagueId, depth, plays, live, nowMs })
  // Lines that stand as they were told are not of this moment.
  const minutes = present === depth ? null : teamMinutes(live, leagueId, nowMs)
  return { depth: present, minutes }
}

/** The tables of the two teams' conferences, or the one of everybody. */
function presentTables({ book, tables }: Standing, teamIds: readonly string[]) {
  const own = tables.conferences.filter(({ rows }) =>
    rows.some(({ teamId }) => teamIds.includes(teamId)),
  )
  const shown = own.length > 0 ? own : [{ name: null, rows: tables.all }]
  return shown.map(({ name, rows }) => ({
    conference: name,
    rows: rows.map((row) => presentStanding(book, row)),
  }))
}

const presentBox = ({
  players,
  totals,
  shooting,
}: ReturnType<typeof boxScore>): Omit<BoxSide, 'teamId' | 'teamName'> => ({
  players: players.map(({ playerId, player, starter, onCourt, figures }) => ({
    playerId,
    name: player,
    starter,
    onCourt,
    figures: { ...figures },
  })),
  totals: { ...totals },
  shooting,
})

const shotsIn = (depth: readonly DepthRecord[]) =>
  depth
    .filter((record) => record.kind === 'shot')
    .map(({ side, playerId, player, at, x, y, outcome, worth }) => ({
      side,
      playerId,
      player,
      at,
      x,
      y,
      made: outcome === 'made' || outcome === 'goal',
      points: worth,
    }))
