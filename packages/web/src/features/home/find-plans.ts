import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { speaksOf } from '#features/match-search/parts/public.ts'

/** What the server has found in a sport, also by its sound. */
interface Known {
  readonly leagues: readonly { readonly name: string }[]
  readonly teams: readonly { readonly id: string }[]
}

type KnownOf = Readonly<Record<'football' | 'basketball', Known | false | undefined>>

const MOST = 20

/** Plans that speak of a word, or are about a competition or a team it has found. */
export function plansOf(
  word: string,
  plans: readonly PlanSummary[],
  known: KnownOf,
): PlanSummary[] {
  const speaks = speaksOf(word)
  return plans
    .filter(
      ({ title, expert, match, sport }) =>
        speaks(title, expert.name, match.league, match.home, match.away) ||
        isAbout(match, known[sport === 'basketball' ? 'basketball' : 'football']),
    )
    .slice(0, MOST)
}

/** A plan names its competition in words only. */
const isAbout = (match: PlanSummary['match'], known: KnownOf['football']): boolean =>
  !!known &&
  (known.leagues.some(({ name }) => name === match.league) ||
    known.teams.some(({ id }) => id === match.homeTeamId || id === match.awayTeamId))
