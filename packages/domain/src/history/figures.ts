import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { DepthRecord } from '#sport/depth.ts'

const PERIODS = ['all', 'first', 'second'] as const

export interface PeriodFigures {
  readonly period: (typeof PERIODS)[number]
  readonly figures: { readonly name: string; readonly value: Pair }[]
}

/** Figures of a football match, the newest of each period, in the order people expect them. */
export function figuresByPeriod(depth: readonly DepthRecord[]): PeriodFigures[] {
  return PERIODS.flatMap((period) => {
    const newest = depth
      .filter((record) => record.kind === 'statistics')
      .findLast((record) => record.period === period)
    if (!newest) return []
    const figures = Object.entries(newest.figures)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([key, value]) => ({ name: NAMES[key] ?? key, value }))
    return { period, figures }
  })
}

const NAMES: Readonly<Record<string, string>> = {
  possession: '控球率',
  shots: '射门',
  shotsOnTarget: '射正',
  shotsOff: '射偏',
  blocked: '射门被挡',
  woodwork: '击中门框',
  expectedGoals: '预期进球',
  attacks: '进攻',
  dangerousAttacks: '危险进攻',
  corners: '角球',
  freeKicks: '任意球',
  offsides: '越位',
  passes: '传球',
  passAccuracy: '传球成功率',
  crosses: '传中',
  tackles: '抢断',
  interceptions: '拦截',
  saves: '扑救',
  fouls: '犯规',
  yellowCards: '黄牌',
  redCards: '红牌',
  throwIns: '界外球',
}
const ORDER = Object.keys(NAMES)

/** A figure nobody has named stands at the end under its own key. */
const placeOf = (key: string) => (ORDER.indexOf(key) + ORDER.length + 1) % (ORDER.length + 1)
