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

const MOST = 20

export function footballFinds(
  word: string,
  { leagues, matches }: Pick<FootballDay, 'leagues' | 'matches'>,
): FoundMatch[] {
  const names = new Map(leagues.map(({ id, name }) => [id, name]))
  return spoken(
    word,
    matches.map((match) => {
      return { sport: 'football', match, league: names.get(match.leagueId) ?? '' }
    }),
  )
}

export const basketballFinds = (word: string, { groups }: Pick<BasketballDay, 'groups'>) =>
  spoken(
    word,
    groups.flatMap(({ matches }) =>
      matches.map((match) => ({ sport: 'basketball', match, league: match.leagueName }) as const),
    ),
  )

/** Those whose league or one of whose teams has the word. */
function spoken(word: string, matches: readonly FoundMatch[]): FoundMatch[] {
  const speaks = speaksOf(word)
  return matches
    .filter(({ match, league }) => speaks(league, match.home.name, match.away.name))
    .slice(0, MOST)
}
