import type {
  BasketballDay,
  BasketballMatch,
} from '@linmen/contract/match/basketball-day.schemas.ts'
import type { FootballDay, FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { speaksOf } from './speaks-of.ts'

/** A match of today that a word has found. */
export type FoundMatch =
  | { readonly sport: 'football'; readonly match: FootballMatch; readonly league: string }
  | { readonly sport: 'basketball'; readonly match: BasketballMatch; readonly league: string }

/** Competitions and teams the server has found, also by their sound. */
export interface Known {
  readonly leagues: readonly { readonly id: string }[]
  readonly teams: readonly { readonly id: string }[]
}

const MOST = 20

export function footballFinds(
  word: string,
  { leagues, matches }: Pick<FootballDay, 'leagues' | 'matches'>,
  known: Known,
): FoundMatch[] {
  const names = new Map(leagues.map(({ id, name }) => [id, name]))
  return spoken(
    word,
    matches.map((match) => {
      return { sport: 'football', match, league: names.get(match.leagueId) ?? '' }
    }),
    known,
  )
}

export const basketballFinds = (
  word: string,
  { groups }: Pick<BasketballDay, 'groups'>,
  known: Known,
): FoundMatch[] =>
  spoken(
    word,
    groups.flatMap(({ matches }) =>
      matches.map((match) => ({ sport: 'basketball', match, league: match.leagueName }) as const),
    ),
    known,
  )

/** Those whose league or one of whose teams has the word, or is known to answer to it. */
function spoken(word: string, matches: readonly FoundMatch[], known: Known): FoundMatch[] {
  const speaks = speaksOf(word)
  const leagues = idsOf(known.leagues)
  const teams = idsOf(known.teams)
  return matches
    .filter(
      ({ match: { leagueId, home, away }, league }) =>
        speaks(league, home.name, away.name) ||
        leagues.has(leagueId) ||
        teams.has(home.id) ||
        teams.has(away.id),
    )
    .slice(0, MOST)
}

const idsOf = (things: readonly { readonly id: string }[]) => new Set(things.map(({ id }) => id))
