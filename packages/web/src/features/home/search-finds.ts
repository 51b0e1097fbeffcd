import type { FootballDay, FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'

export interface FoundMatch {
  readonly match: FootballMatch
  readonly league: string
}

export interface Finds {
  readonly matches: readonly FoundMatch[]
  readonly plans: readonly PlanSummary[]
}

const MOST = 20

/** What of today's matches and of the plans on sale speaks of the word. */
export function findsOf(
  word: string,
  day: Pick<FootballDay, 'leagues' | 'matches'>,
  plans: readonly PlanSummary[],
): Finds {
  const wanted = normal(word)
  if (wanted === '') return { matches: [], plans: [] }
  const speaks = (...texts: string[]) => texts.some((text) => normal(text).includes(wanted))
  const leagues = new Map(day.leagues.map(({ id, name }) => [id, name]))
  return {
    matches: day.matches
      .map((match) => ({ match, league: leagues.get(match.leagueId) ?? '' }))
      .filter(({ match, league }) => speaks(league, match.home.name, match.away.name))
      .slice(0, MOST),
    plans: plans
      .filter(({ title, expert, match }) =>
        speaks(title, expert.name, match.league, match.home, match.away),
      )
      .slice(0, MOST),
  }
}

// Full-width letters, capitals and spaces are the same word to a person.
const normal = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
