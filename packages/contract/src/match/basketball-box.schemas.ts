import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, text, words } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'
import { standingRow } from '#league/basketball-table.schemas.ts'
import { overtimeCodes } from './basketball-phase.ts'
import { pair, side } from './match-live.schemas.ts'
import { resultChange } from './result-change.schemas.ts'

// A player's plus and minus can fall below zero.
const figures = named('dataMap', record(int({ min: -1000, max: 100_000 })))
const percent = int({ max: 100 })

const boxLine = shape({
  playerId: id,
  name: text({ max: 40 }),
  starter: named('isFirst', flag),
  onCourt: named('isOnCourt', flag),
  figures,
})

const boxSide = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  players: named('playerList', list(boxLine)),
  /** All players together; what belongs to single players only is left out. */
  totals: named('totalMap', record(int())),
  shooting: named('hitRate', shape({ field: percent, three: percent, free: percent })),
})
export type BoxSide = House<typeof boxSide>

/** 0 to 100 towards the basket attacked, and across. */
const shot = shape({
  side,
  playerId: id,
  player: named('playerName', text({ max: 40 })),
  at: named('second', int()),
  x: decimal,
  y: decimal,
  made: named('isHit', flag),
  points: int({ max: 3 }),
})

/** The match, its quarters and its overtimes, with the codes their phases have. */
const periodCodes = {
  all: 0,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  ...overtimeCodes,
} as const
export type BoxPeriod = keyof typeof periodCodes

const period = shape({
  period: named('stage', words(periodCodes)),
  figures: named(
    'statList',
    list(shape({ name: text({ max: 30 }), value: shape({ home: decimal, away: decimal }) })),
  ),
})

const table = shape({
  conference: named('conferenceName', nullable(text({ max: 20 }))),
  rows: named('teamList', list(standingRow, { max: 100 })),
})

/** The tables both teams stand in, and what everybody did in the match itself. */
export const basketballStanding = shape({
  matchId: id,
  homeId: id,
  awayId: id,
  leagueName: text({ max: 20 }),
  seasonName: text({ max: 20 }),
  /** Of the tables. */
  ...resultChange,
  tables: named('standingList', list(table)),
  periods: named('scoreList', list(pair, { max: 12 })),
  score: named('fullScore', nullable(pair)),
  /** The figures of a line in the order people read them. */
  columns: named('columnList', list(shape({ key: text({ max: 20 }), name: text({ max: 20 }) }))),
  home: boxSide,
  away: boxSide,
  statistics: named('techList', list(period)),
  shots: named('shotList', list(shot)),
})
export type BasketballStanding = House<typeof basketballStanding>
