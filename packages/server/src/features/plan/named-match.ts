import type { OfferedMatch } from '#features/match/public.ts'

type Named = Pick<OfferedMatch, 'id' | 'leagueName' | 'home' | 'away' | 'kickOffAtMs'>

/** Who plays, where and when, as the form to publish names it. */
export const namedMatch = ({ id, leagueName, home, away, kickOffAtMs }: Named) => ({
  matchId: id,
  league: leagueName,
  home: home.name,
  away: away.name,
  homeTeamId: home.id,
  awayTeamId: away.id,
  kickoffMs: kickOffAtMs,
})
