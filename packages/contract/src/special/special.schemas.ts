import { named, nullable, type House } from '#kit/codec.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { extremityEntry } from '#match/extremity.schemas.ts'
import {
  listedSignal,
  matchHead,
  outcomeSide,
  toolAccess,
  toolPrice,
  toolRecord,
} from './tool.schemas.ts'

/** A day's matches as one tool sees them. */
export const specialDay = shape({
  date: text({ max: 10 }),
  matches: named('dataList', list(listedSignal)),
  record: nullable(toolRecord),
  freeLeft: named('freeNum', int()),
})

const spread = shape({
  atMs: named('time', moment),
  home: named('win', decimal),
  draw: decimal,
  away: named('lose', decimal),
})

/** How far the companies disagreed over time, in points. Empty while it is locked. */
export const dispersionDetail = shape({
  ...matchHead,
  access: named('unlockType', toolAccess),
  companies: named('providerNum', int()),
  steps: named('changeList', list(spread)),
})
export type DispersionDetail = House<typeof dispersionDetail>

const absence = shape({
  player: named('playerName', text({ max: 60 })),
  position: text({ max: 20 }),
  reason: words({ injury: 1, suspension: 2, doubtful: 3, rest: 4 }),
  detail: text({ max: 200 }),
  sinceDay: named('startDate', text({ max: 10 })),
  untilDay: named('endDate', nullable(text({ max: 10 }))),
})
const said = shape({
  side: named('type', words({ both: 0, home: 1, away: 2 })),
  tone: named('tendency', words({ neutral: 0, good: 1, bad: 2 })),
  title: text({ max: 40 }),
  text: named('content', text({ max: 300 })),
})

/** Who is missing, and what is told about both teams. */
export const injuryDetail = shape({
  ...matchHead,
  homeAbsent: named('homeList', list(absence)),
  awayAbsent: named('awayList', list(absence)),
  items: named('infoList', list(said)),
})
export type InjuryDetail = House<typeof injuryDetail>

/** Streaks of both sides; `words` are those of the kind that was asked for. */
export const extremesDetail = shape({
  ...matchHead,
  record: extremityEntry,
  words: named('typeNames', list(text({ max: 10 }))),
  shown: words({ both: 0, home: 1, away: 2 }),
  continuing: named('isContinuing', flag),
})
export type ExtremesDetail = House<typeof extremesDetail>

export const unlocked = shape({
  access: named('unlockType', toolAccess),
  freeLeft: named('freeNum', int()),
})

const chances = shape({
  home: named('win', decimal),
  draw: nullable(decimal),
  away: named('lose', decimal),
})
const probabilityStep = shape({ atMs: named('time', moment), chances })

/** A match of the win mark's list. Chances are told where it is open; how often they changed always is. */
export const winMarkItem = shape({
  ...matchHead,
  id: named('windMarkId', id),
  access: named('unlockType', toolAccess),
  price: nullable(toolPrice),
  changes: named('changeNum', int()),
  /** The market and the ratings together, or the market alone. */
  basis: named('basisType', words({ pooled: 1, market: 2 })),
  chances: named('probability', nullable(chances)),
  moved: named('probabilityChange', nullable(chances)),
  steps: named('changeList', list(probabilityStep)),
  side: named('predictResult', nullable(outcomeSide)),
  hit: named('isHit', nullable(flag)),
})
export type WinMarkItem = House<typeof winMarkItem>

export const winMarkDay = shape({
  date: text({ max: 10 }),
  items: named('dataList', list(winMarkItem)),
  record: toolRecord,
  freeLeft: named('freeNum', int()),
  unlocked: named('unlockNum', int()),
})

export const winMarkChanges = shape({ ...matchHead, item: named('windMark', winMarkItem) })
