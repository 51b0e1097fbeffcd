import { named, nullable, type House } from '#kit/codec.ts'
import { lotteryGame } from '#kit/legacy-words.ts'
import { day, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { backToBackFlags } from './back-to-back.schemas.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { statusWords } from './football.schemas.ts'
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
  id: named('matchId', id),
  feedId: named('qtMatchId', id),
  followed: named('isFollow', flag),
  leagueId: id,
  leagueName: text({ max: 20 }),
  colour: text({ max: 7 }),
  seasonName: text({ max: 20 }),
  stageName: text({ max: 20 }),
  roundName: text({ max: 40 }),
  kickOffAtMs: named('matchTime', moment),
  day: named('matchDate', day),
  neutral: named('middle', flag),
  home: team,
  away: team,
  venue: nullable(shape({ name: text({ max: 40 }), city: text({ max: 40 }), capacity: int() })),
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  lotteries: named('lotteryList', list(lotteryGame)),
  statusWords: named('matchStatus', statusWords),
  live: basketballLive,
  /** Both quarters before the break together; null until they are over. */
  half: named('halfScore', nullable(pair)),
  quarterSeconds: named('quarterTime', int()),
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
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
  playerId: id,
  name: text({ max: 40 }),
  position: text({ max: 20 }),
  reason: named('type', words({ injury: 1, suspension: 2, doubtful: 3, rest: 4 })),
  detail: text({ max: 60 }),
  sinceDay: named('beginDate', day),
  untilDay: named('endDate', nullable(day)),
  atMs: named('updateTime', moment),
})

const absences = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  absences: named('injuryList', list(absence)),
})
export type BasketballAbsences = House<typeof absences>

export const basketballInjuries = shape({ matchId: id, home: absences, away: absences })
