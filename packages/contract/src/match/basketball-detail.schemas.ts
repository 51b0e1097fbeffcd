import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { absenceFields } from './absence.schemas.ts'
import { backToBackFlags } from './back-to-back.schemas.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { matchHead } from './match-head.schemas.ts'
import { pair } from './match-live.schemas.ts'

const team = shape({
  id: named('teamId', id),
  name: text({ max: 30 }),
  rank: nullable(int()),
  conference: named('conferenceName', nullable(text({ max: 20 }))),
  coach: text({ max: 40 }),
  ...backToBackFlags,
})
export type BasketballSide = House<typeof team>

/** One basketball match: who, when, where, and how it stands. */
export const basketballInfo = shape({
  ...matchHead,
  stageName: text({ max: 20 }),
  home: team,
  away: team,
  live: basketballLive,
  /** Both quarters before the break together; null until they are over. */
  half: named('halfScore', nullable(pair)),
  quarterSeconds: named('quarterTime', int()),
})
export type BasketballInfo = House<typeof basketballInfo>

const player = {
  playerId: id,
  name: text({ max: 40 }),
  shirt: named('shirtNo', int()),
  position: text({ max: 20 }),
}

const lineupPlayer = shape({
  ...player,
  captain: named('isCaptain', flag),
  /** Marks once the match is over. */
  rating: named('score', nullable(decimal)),
})

const lineup = shape({
  confirmed: named('isConfirm', flag),
  coach: text({ max: 40 }),
  starters: named('firstList', list(lineupPlayer)),
  bench: named('substituteList', list(lineupPlayer)),
})

const lineupSide = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  /** Null until the feed has named one. */
  lineup: nullable(lineup),
  /** Whom the team can choose from, until a line-up is named. */
  squad: named('squadList', list(shape({ ...player, heightCm: named('height', int()) }))),
})
export type BasketballLineup = House<typeof lineupSide>

export const basketballLineups = shape({ matchId: id, home: lineupSide, away: lineupSide })

const absence = shape({
  ...absenceFields,
  atMs: named('updateTime', moment),
})

const absences = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  absences: named('injuryList', list(absence)),
})
export type BasketballAbsences = House<typeof absences>

export const basketballInjuries = shape({ matchId: id, home: absences, away: absences })
