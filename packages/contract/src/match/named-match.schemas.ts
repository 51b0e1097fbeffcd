import { named, optional } from '#kit/codec.ts'
import { id, int, moment, text } from '#kit/scalars.ts'

/** Points of a basketball match go further than goals. */
export const points = int({ max: 999 })

/** A match as far as something that was written about it names it. */
export const namedMatchFields = {
  matchId: id,
  leagueId: optional(id),
  league: named('leagueName', text({ max: 60 })),
  kickoffMs: named('matchTime', moment),
  home: named('homeName', text({ max: 60 })),
  homeTeamId: optional(id),
  away: named('awayName', text({ max: 60 })),
  awayTeamId: optional(id),
}
