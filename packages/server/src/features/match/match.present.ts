import { shownMedia } from '@linmen/domain/match/shown-media.ts'
import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { isBasketballListed } from '@linmen/domain/match/basketball/basketball-status.ts'
import { footballStatus, isListed } from '@linmen/domain/match/football/football-status.ts'
import { lotteryGames } from '@linmen/domain/match/list/lottery-games.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import { byLetter } from '@linmen/domain/sport/name-order.ts'
import type { BoardMatch, FootballOnBoard } from '#features/match/board/board.ts'
import { oddsOnBoard } from '#features/match/feed/merge-reports.ts'

export function presentMatch(
  match: FootballOnBoard,
  company: number,
  firstLeg?: Pair,
): FootballMatch {
  const { fixture, live, home, away } = match
  const { desc, value, shortDesc } = footballStatus(live.phase)
  const { beijing, pool } = fixture.lottery
  return {
    id: fixture.id,
    feedId: fixture.id,
    leagueId: fixture.leagueId,
    home: presentTeam(home, fixture.ranks.home),
    away: presentTeam(away, fixture.ranks.away),
    kickOffAtMs: fixture.kickOffAtMs,
    neutral: fixture.neutral,
    number: fixture.lottery.single?.number ?? null,
    lotteries: lotteryGames(fixture.sport, fixture.lottery),
    ...(beijing && { beijingNumber: beijing.number }),
    ...(pool && { poolPlace: pool.place }),
    statusWords: { desc, value, shortDesc },
    live,
    ...(firstLeg && { firstLeg }),
    odds: oddsOnBoard(match, company),
    ...shownMedia(fixture),
  }
}

/** The leagues these matches belong to, well-known ones first. */
export function leaguesOf(matches: readonly BoardMatch[]): League[] {
  const leagues = new Map(matches.map(({ league }) => [league.id, league]))
  return [...leagues.values()]
    .map(({ id, name, letter, colour, hot }) => ({ id, name, letter, colour, hot }))
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || byLetter(a, b))
}

/** The issues of 北单 and 足彩 these matches are played in. */
export function issuesOf(matches: readonly FootballOnBoard[]) {
  const places = matches.map(({ fixture }) => fixture.lottery)
  const beijing = places.find((each) => each.beijing)?.beijing
  const pool = places.find((each) => each.pool)?.pool
  return {
    ...(beijing && { beijingIssue: beijing.issue }),
    ...(pool && { poolIssue: pool.issue }),
  }
}

export const footballAmong = (matches: Iterable<BoardMatch>): FootballOnBoard[] =>
  [...matches].filter((match) => match.sport === 'football')

export const listed = (match: BoardMatch) =>
  match.sport === 'football' ? isListed(match.live.phase) : isBasketballListed(match.live.phase)

const presentTeam = ({ id, name }: Team, rank: number | null) => ({
  id,
  name,
  ...(rank !== null && { rank }),
})
