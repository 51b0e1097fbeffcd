import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pair, side } from './match-live.schemas.ts'

/** One sentence of 文字直播. */
export const textLine = shape({
  seq: named('textId', int()),
  atMs: named('time', moment),
  /** `67'`, `赛前` */
  clock: named('matchClock', text({ max: 20 })),
  side: nullable(side),
  text: named('content', text({ max: 500 })),
  important: named('isImportant', flag),
  score: pair,
})
export type TextEntry = House<typeof textLine>

/** One figure of both sides; the name is the feed's word for it. */
const figure = shape({ name: named('type', text({ max: 30 })), home: decimal, away: decimal })
export type Figure = House<typeof figure>

export const periodFigures = shape({
  period: words({ all: 0, first: 1, second: 2 }),
  figures: named('statList', list(figure, { max: 60 })),
})
export type PeriodFigures = House<typeof periodFigures>
