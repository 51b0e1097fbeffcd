import { named } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { id, moment, text } from '#kit/scalars.ts'

/** The match a text speaks of, as a line below it names it. */
export const matchLine = {
  id: named('matchId', id),
  sport: named('qiuFlag', sport),
  league: named('leagueName', text({ max: 60 })),
  home: named('homeName', text({ max: 60 })),
  away: named('awayName', text({ max: 60 })),
  kickOffAtMs: named('matchTime', moment),
}
