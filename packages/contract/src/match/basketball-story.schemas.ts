import { named, nullable, optional, type House } from '#kit/codec.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { pair, side } from './match-live.schemas.ts'

/** 1 to 4 quarters, from 5 on overtimes; 0 is what was said before the tip-off. */
const period = int({ max: 12 })

const line = shape({
  seq: named('textId', int()),
  atMs: named('time', moment),
  period: named('stage', period),
  /** What the clock showed, `04:12`; a word between the periods. */
  clock: text({ max: 20 }),
  side: nullable(side),
  text: named('content', text({ max: 300 })),
  important: named('isImportant', flag),
  /** The score after it. */
  score: pair,
})
export type StoryLine = House<typeof line>

/** A score stands from this second of play on: positive where the home side leads. */
const lead = shape({
  at: named('second', int()),
  lead: named('differ', int({ min: -200, max: 200 })),
})

/** The newest period and the newest line come first. */
export const basketballText = shape({
  matchId: id,
  homeName: text({ max: 30 }),
  awayName: text({ max: 30 }),
  source: text({ max: 60 }),
  periods: named(
    'stageList',
    list(
      shape({
        period: named('stage', period),
        name: named('stageName', text({ max: 20 })),
        lines: named('textList', list(line, { max: 2000 })),
      }),
    ),
  ),
  leads: named('differList', list(lead)),
  biggest: named('maxDiffer', pair),
  /** Seconds of play after which each period that was begun is over. */
  ends: named('stageEndList', list(int())),
})

export const basketballLastText = shape({
  matchId: id,
  homeName: text({ max: 30 }),
  awayName: text({ max: 30 }),
  line: named('text', nullable(line)),
})

const change = shape({
  version: named('changeId', int()),
  kind: named('type', words({ points: 1, correction: 28 })),
  side,
  /** Taken back by a correction. A feed that states scores may tell several baskets at once. */
  points: int({ min: 1, max: 200 }),
  player: optional(text({ max: 40 })),
  assist: optional(text({ max: 40 })),
  period: named('stage', period),
  secondsLeft: named('remainTime', int()),
  atMs: named('time', moment),
  score: pair,
})

/** What changed after the number that was asked for. The number to ask with next time stands beside it. */
export const scoreChanges = shape({
  matchId: id,
  last: named('changeId', int()),
  live: basketballLive,
  changes: named('changeList', list(change)),
})
