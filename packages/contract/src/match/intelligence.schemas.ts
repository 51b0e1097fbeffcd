import { named, nullable, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { statusWords } from './football.schemas.ts'
import { pair, side } from './match-live.schemas.ts'
import { matchBetween } from './match-between.schemas.ts'

const information = shape({
  side: nullable(side),
  tone: named('type', words({ good: 1, bad: 2, neutral: 3 })),
  title: text({ max: 60 }),
  text: named('content', text({ max: 400 })),
  atMs: named('time', moment),
})
export type InformationEntry = House<typeof information>

/** 情报 of a match: what speaks for and against a side, and what is only worth knowing. */
export const matchIntelligence = shape({
  matchId: id,
  homeName: text({ max: 30 }),
  awayName: text({ max: 30 }),
  home: named('homeList', list(information)),
  away: named('awayList', list(information)),
  neutral: named('neutralList', list(information)),
})

/** A match of either sport as the head of a page that speaks about it. */
export const analysedMatch = shape({
  ...matchBetween,
  sport: named('raceType', sport),
  homeRank: nullable(int()),
  awayRank: nullable(int()),
  number: named('matchNoCn', nullable(text({ max: 8 }))),
  statusWords: named('matchStatus', statusWords),
  score: named('fullScore', nullable(pair)),
  neutral: named('middle', flag),
})
