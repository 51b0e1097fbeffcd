import { named, nullable, optional, type House } from '#kit/codec.ts'
import { jsonText } from '#kit/json-text.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { absenceFields } from './absence.schemas.ts'
import { matchHead } from './match-head.schemas.ts'
import { addedMinutes, matchLive, pair, side } from './match-live.schemas.ts'

/** What happened, by the codes feeds of this kind use. */
const eventKind = words({
  goal: 1,
  corner: 2,
  yellowCard: 3,
  redCard: 4,
  penaltyGoal: 8,
  substitution: 9,
  halfTime: 11,
  finished: 12,
  secondYellow: 15,
  missedPenalty: 16,
  ownGoal: 17,
  shootOut: 29,
  goalCancelled: 28,
})

const event = shape({
  seq: named('eventId', int()),
  kind: named('type', eventKind),
  side: nullable(side),
  /** Null where the feed gives none, as with corners. */
  minute: nullable(int({ max: 130 })),
  added: addedMinutes,
  atMs: named('time', moment),
  player: optional(text({ max: 40 })),
  assist: optional(text({ max: 40 })),
  leaves: named('outPlayer', optional(text({ max: 40 }))),
  scored: named('isGoal', optional(flag)),
  /** The goal it was does not count any more. */
  cancelled: named('isCancel', optional(flag)),
  /** The score after it. */
  score: pair,
})
export type MatchEvent = House<typeof event>

export const matchEvents = shape({
  matches: named(
    'matchList',
    list(shape({ matchId: id, events: named('eventList', list(event)) })),
  ),
})

const team = shape({
  id: named('teamId', id),
  name: text({ max: 30 }),
  rank: nullable(int()),
  coach: text({ max: 40 }),
})

/** What stands beside the score: both legs of a tie together (spec 001 §3). */
export const matchNote = shape({
  matchId: id,
  text: named('note', text({ max: 60 })),
  total: named('aggScore', nullable(jsonText(shape({ home: int(), away: int() })))),
})
export type MatchNote = House<typeof matchNote>

export const matchInfo = shape({
  ...matchHead,
  group: named('groupName', nullable(text({ max: 20 }))),
  home: team,
  away: team,
  referee: nullable(text({ max: 40 })),
  live: matchLive,
  note: named('matchNote', nullable(matchNote)),
})
export type MatchInfo = House<typeof matchInfo>

const player = shape({
  playerId: id,
  name: text({ max: 40 }),
  shirt: named('shirtNo', int()),
  position: text({ max: 20 }),
  captain: named('isCaptain', flag),
  x: decimal,
  y: decimal,
  rating: named('score', nullable(decimal)),
})

const lineup = shape({
  confirmed: named('isConfirm', flag),
  formation: text({ max: 12 }),
  coach: text({ max: 40 }),
  starters: named('firstList', list(player)),
  bench: named('substituteList', list(player)),
})
export type LineupEntry = House<typeof lineup>

const absence = shape(absenceFields)

const lineupSide = shape({
  teamId: id,
  teamName: text({ max: 30 }),
  /** Null until the feed has named one. */
  lineup: nullable(lineup),
  absences: named('injuryList', list(absence)),
})
export type LineupSide = House<typeof lineupSide>

export const matchLineup = shape({ matchId: id, home: lineupSide, away: lineupSide })

export const matchWeather = shape({
  matchId: id,
  venueName: text({ max: 40 }),
  city: text({ max: 40 }),
  weather: nullable(
    shape({
      text: named('weather', text({ max: 20 })),
      temperatureC: named('temperature', int({ min: -60, max: 60 })),
      humidity: int({ max: 100 }),
      windMs: named('windSpeed', decimal),
      atMs: named('updateTime', moment),
    }),
  ),
})
