import { named } from '#kit/codec.ts'
import { id, moment, text } from '#kit/scalars.ts'

/** Which match, of which league, between whom and when. */
export const matchBetween = {
  matchId: id,
  leagueId: id,
  leagueName: text({ max: 20 }),
  kickOffAtMs: named('matchTime', moment),
  homeId: id,
  homeName: text({ max: 30 }),
  awayId: id,
  awayName: text({ max: 30 }),
}
