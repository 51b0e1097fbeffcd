import { named, nullable, optional, type House } from '#kit/codec.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { whyMissing } from '#prediction/why-missing.ts'
import { pair } from '#match/match-live.schemas.ts'
import { toolKey } from './tool-key.ts'

/** Which of the results something speaks of; both teams have a side, too. */
export const outcomeSide = words({ home: 3, draw: 1, away: 0 })

const name = text({ max: 60 })

const value = shape({ name, side: optional(outcomeSide), text: text({ max: 40 }), note: text() })

/** One input of the formula, as it was in this match. */
const toolInput = shape({ name, text: text({ max: 120 }) })

const dotRow = shape({
  name,
  side: outcomeSide,
  /** The mean in percent, and how far the companies lie from it in points. */
  middle: decimal,
  spread: decimal,
  dots: list(shape({ name, value: decimal })),
})
const bar = shape({ name, side: outcomeSide, value: decimal, mark: nullable(decimal) })
const series = shape({
  name,
  side: outcomeSide,
  points: list(shape({ atMs: named('time', moment), value: decimal })),
})
const axis = shape({ name, home: decimal, away: decimal })
const compassDot = shape({ name, x: decimal, y: decimal })

/** What is drawn: the list of its kind is filled, the others are empty. */
const toolPicture = shape({
  kind: words({ none: 0, dots: 1, bars: 2, lines: 3, radar: 4, compass: 5, grid: 6 }),
  unit: text({ max: 10 }),
  /** What the bar and the mark in it are. */
  barName: optional(name),
  markName: optional(name),
  dots: named('dotList', optional(list(dotRow))),
  bars: named('barList', optional(list(bar))),
  lines: named('lineList', optional(list(series))),
  axes: named('axisList', optional(list(axis))),
  compass: named(
    'compass',
    optional(shape({ dots: list(compassDot), needle: shape({ x: decimal, y: decimal }) })),
  ),
  grid: named('scoreGrid', optional(list(list(decimal)))),
})
export type ToolPicture = House<typeof toolPicture>

const tableRow = shape({ cells: list(text({ max: 60 })), matchId: optional(id) })

const toolTable = shape({
  caption: name,
  heads: list(text({ max: 20 })),
  rows: list(tableRow),
})

/** Everything a tool reckoned about one match from what was known before kick-off. */
export const toolContent = shape({
  /** Companies, or matches of a sample. */
  sample: named('sampleNum', int()),
  values: named('valueList', list(value)),
  inputs: named('inputList', list(toolInput)),
  picture: toolPicture,
  /** What the picture shows, in words. */
  summary: text({ max: 600 }),
  table: nullable(toolTable),
  more: named('moreTable', optional(nullable(toolTable))),
})
export type ToolContent = House<typeof toolContent>

/** How often the signals of a tool were right, beside what the market expected of them. */
export const toolRecord = shape({
  tool: named('dataType', toolKey),
  matches: named('matchNum', int()),
  hits: named('hitNum', int()),
  /** In percent: what came, the bounds of it at 95 %, and the mean chance the market gave. */
  rate: nullable(decimal),
  low: nullable(decimal),
  high: nullable(decimal),
  base: nullable(decimal),
  /** Of these, so many were reckoned afterwards from what was known before kick-off. */
  backtested: named('backtestNum', int()),
  verdict: text({ max: 60 }),
  untilMs: named('updateTime', nullable(moment)),
})
export type ToolRecord = House<typeof toolRecord>

/** Why a tool is open to who asks; `locked` is the only one that hides anything. */
export const toolAccess = words({
  locked: 0,
  free: 1,
  bought: 2,
  dailyFree: 3,
  pass: 4,
  member: 5,
  started: 6,
})
export type ToolAccess = House<typeof toolAccess>

export const toolPrice = shape({
  member: named('price', coins),
  others: named('noVipPrice', coins),
  /** What who asks would pay. */
  mine: named('payPrice', coins),
})

export const matchHead = {
  matchId: id,
  number: named('matchNoCn', nullable(text({ max: 20 }))),
  leagueName: text({ max: 40 }),
  homeId: id,
  awayId: id,
  home: named('homeName', text({ max: 40 })),
  away: named('awayName', text({ max: 40 })),
  kickOffAtMs: named('matchTime', moment),
  score: nullable(pair),
}

/** The place of a signal among the latest of its tool; 100 is the strongest. */
const strength = named('strength', nullable(int({ max: 100 })))

/** A match in the list of a tool. The outcome it points at is told only where the tool is open. */
export const listedSignal = shape({
  ...matchHead,
  tool: named('dataType', toolKey),
  access: named('unlockType', toolAccess),
  strength,
  side: named('predictResult', nullable(outcomeSide)),
  value: named('valueText', nullable(text({ max: 40 }))),
  hit: named('isHit', nullable(flag)),
})
export type ListedSignal = House<typeof listedSignal>

export const toolDetail = shape({
  ...matchHead,
  tool: named('dataType', toolKey),
  access: named('unlockType', toolAccess),
  price: nullable(toolPrice),
  strength,
  /** Null while it is locked, and where there is too little to reckon with. */
  content: nullable(toolContent),
  /** There is something behind the lock. */
  reckoned: named('hasData', flag),
  /** Why there is nothing, where a prediction is what it lacks. */
  missing: named('emptyReason', optional(whyMissing)),
  record: toolRecord,
  freeLeft: named('freeNum', int()),
})
export type ToolDetail = House<typeof toolDetail>

/** The tools somebody may open now, and what they cost: null for nothing. */
export const toolOffer = shape({
  /** So many a day, and what of them is left to who asks. */
  freeLooks: int(),
  freeLeft: int(),
  tools: list(
    shape({
      tool: named('dataType', toolKey),
      price: nullable(shape({ member: named('price', coins), others: named('noVipPrice', coins) })),
      /** Why it is open to who asks whatever the match, or that it is locked. */
      access: named('unlockType', toolAccess),
    }),
  ),
})
export type ToolOffer = House<typeof toolOffer>
