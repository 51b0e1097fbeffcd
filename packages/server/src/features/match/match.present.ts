import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import { footballStatus, isListed } from '@linmen/domain/match/football-status.ts'
import type { FeedTeam } from '#feeds/port.ts'
import { shownOdds } from './apply-records.ts'
import type { BoardMatch } from './board.ts'

export function presentMatch(match: BoardMatch, company: number): FootballMatch {
  const { fixture, live } = match
  const { desc, value, shortDesc } = footballStatus(live.phase)
  return {
    id: fixture.id,
    feedId: fixture.id,
    leagueId: fixture.league.id,
    home: presentTeam(fixture.home),
    away: presentTeam(fixture.away),
    kickOffAtMs: fixture.kickOffAtMs,
    neutral: fixture.neutral,
    number: fixture.number,
    lotteries: [...fixture.lotteries],
    statusWords: { desc, value, shortDesc },
    live,
    odds: shownOdds(match, company),
  }
}

/** The leagues these matches belong to, well-known ones first. */
export function leaguesOf(matches: readonly BoardMatch[]): League[] {
  const leagues = new Map(matches.map(({ fixture: { league } }) => [league.id, league]))
  return [...leagues.values()]
    .map(({ id, name, letter, colour, hot }) => ({ id, name, letter, colour, hot }))
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || a.letter.localeCompare(b.letter))
}

export const listed = (matches: readonly BoardMatch[]) =>
  matches.filter(({ live }) => isListed(live.phase))

const presentTeam = ({ id, name, rank }: FeedTeam) => ({ id, name, ...(rank !== null && { rank }) })
