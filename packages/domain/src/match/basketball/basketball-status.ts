import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { StatusValue } from '#match/football/football-status.ts'

export interface BasketballStatusWords {
  readonly value: StatusValue
  readonly desc: string
  readonly shortDesc: string
}

export const basketballStatus = (phase: BasketballPhase): BasketballStatusWords => STATUS[phase]

export const isBasketballLive = (phase: BasketballPhase) => STATUS[phase].value === 1
export const isBasketballFinished = (phase: BasketballPhase) => STATUS[phase].value === 2

/** Will not be played as announced: the row shows a reason instead of odds. */
export const isBasketballCalledOff = (phase: BasketballPhase) =>
  phase === 'postponed' || phase === 'cancelled'

/** Deleted matches were a mistake of the feed and are never listed. */
export const isBasketballListed = (phase: BasketballPhase) => phase !== 'deleted'

/** 1 to 4 quarters, 5 to 12 overtimes; null where no period is played. */
export function periodOf(phase: BasketballPhase): number | null {
  const at = PERIODS.indexOf(phase)
  return at < 0 ? null : at + 1
}

/** The phase of a period. A period nobody has heard of is the last one there can be. */
export const phaseOfPeriod = (period: number): BasketballPhase =>
  PERIODS[Math.min(period, PERIODS.length) - 1]!

const PERIODS: readonly BasketballPhase[] = [
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'overtime1',
  'overtime2',
  'overtime3',
  'overtime4',
  'overtime5',
  'overtime6',
  'overtime7',
  'overtime8',
]

const row = (value: StatusValue, desc: string, shortDesc: string): BasketballStatusWords => ({
  value,
  desc,
  shortDesc,
})

const quarter = (number: number) => row(1, `第${number}节`, `${number}节`)
const overtime = (number: number) => row(1, `加时${number}`, `加${number}`)

// 1..12 and 50 are live, −1 is finished, everything else has value 0 (ambiguity 3): an interrupted match too.
const STATUS: Record<BasketballPhase, BasketballStatusWords> = {
  scheduled: row(0, '未开赛', '未'),
  quarter1: quarter(1),
  quarter2: quarter(2),
  quarter3: quarter(3),
  quarter4: quarter(4),
  overtime1: overtime(1),
  overtime2: overtime(2),
  overtime3: overtime(3),
  overtime4: overtime(4),
  overtime5: overtime(5),
  overtime6: overtime(6),
  overtime7: overtime(7),
  overtime8: overtime(8),
  halfTime: row(1, '中场', '中'),
  finished: row(2, '完场', '完'),
  undecided: row(0, '待定', '待'),
  interrupted: row(0, '中断', '断'),
  cancelled: row(0, '取消', '取'),
  postponed: row(0, '推迟', '推'),
  deleted: row(0, '已删除', '删'),
  unknown: row(0, '未知', '未知'),
}
