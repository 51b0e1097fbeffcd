import type { BoxPeriod } from '@linmen/contract/match/basketball-box.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { percentOf } from '#standings/percent.ts'
import type { BoxFigure } from '#sport/basketball-figures.ts'
import type { BoxLine, DepthRecord, Statistics } from '#sport/depth.ts'

/** The figures of a line in the order people read them. */
const NAMES: Readonly<Record<BoxFigure, string>> = {
  minutes: '时间',
  points: '得分',
  rebounds: '篮板',
  assists: '助攻',
  fieldGoalsMade: '投篮命中',
  fieldGoalsAttempted: '投篮出手',
  threesMade: '三分命中',
  threesAttempted: '三分出手',
  freeThrowsMade: '罚球命中',
  freeThrowsAttempted: '罚球出手',
  offensiveRebounds: '前场篮板',
  defensiveRebounds: '后场篮板',
  steals: '抢断',
  blocks: '盖帽',
  turnovers: '失误',
  fouls: '犯规',
  plusMinus: '正负值',
}
const ORDER = Object.keys(NAMES)

export interface Column {
  readonly key: string
  readonly name: string
}

export interface BoxScore {
  readonly players: readonly BoxLine[]
  /** All players together. */
  readonly totals: Readonly<Record<string, number>>
  /** Whole percentages. */
  readonly shooting: { readonly field: number; readonly three: number; readonly free: number }
}

/**
 * The newest line of everybody on a side: starters first, then by minutes and points. Lines that are counted on may
 * know the minutes of all together better than their sum.
 */
export function boxScore(
  depth: readonly DepthRecord[],
  side: Side,
  minutes: number | null = null,
): BoxScore {
  const newest = new Map<string, BoxLine & DepthRecord>()
  for (const record of depth) {
    if (record.kind !== 'box' || record.side !== side) continue
    const known = newest.get(record.playerId)
    if (!known || byTime(known, record) < 0) newest.set(record.playerId, record)
  }
  const players = [...newest.values()].toSorted(byWeight)
  const totals = totalsOf(players)
  if (minutes !== null && 'minutes' in totals) totals['minutes'] = minutes
  const share = (made: BoxFigure, attempted: BoxFigure) =>
    percentOf(totals[made] ?? 0, totals[attempted] ?? 0)
  return {
    players,
    totals,
    shooting: {
      field: share('fieldGoalsMade', 'fieldGoalsAttempted'),
      three: share('threesMade', 'threesAttempted'),
      free: share('freeThrowsMade', 'freeThrowsAttempted'),
    },
  }
}

/** The figures these lines have. One that nobody has named stands at the end under its own key. */
export function columnsOf(lines: readonly BoxLine[]): Column[] {
  const keys = new Set(lines.flatMap(({ figures }) => Object.keys(figures)))
  return [...keys].toSorted(compareFigures).map((key) => ({ key, name: nameOf(key) }))
}

const PERIODS = [
  ['all', 'all'],
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'overtime1'],
  [6, 'overtime2'],
  [7, 'overtime3'],
  [8, 'overtime4'],
  [9, 'overtime5'],
  [10, 'overtime6'],
  [11, 'overtime7'],
  [12, 'overtime8'],
] as const satisfies readonly (readonly [Statistics['period'], BoxPeriod])[]

export interface PeriodFigures {
  readonly period: BoxPeriod
  readonly figures: { readonly name: string; readonly value: Pair }[]
}

/** Figures of both sides, the newest of each period, in a match that has begun so many. */
export function periodFigures(depth: readonly DepthRecord[], begun: number): PeriodFigures[] {
  const told = depth.filter((record) => record.kind === 'statistics').toSorted(byTime)
  const newest = new Map(told.map(({ period, figures }) => [period, figures]))
  const lone = begun === 5 && !newest.has(5) ? loneOvertime(newest) : null
  if (lone) newest.set(5, lone)
  return PERIODS.flatMap(([of, period]) => {
    const figures = newest.get(of)
    if (!figures) return []
    const listed = Object.entries(figures)
      .toSorted(([a], [b]) => compareFigures(a, b))
      .map(([key, value]) => ({ name: nameOf(key), value }))
    return { period, figures: listed }
  })
}

type Figures = Statistics['figures']

/** A feed may tell of quarters only: what they leave of the match is its one overtime. */
function loneOvertime(newest: ReadonlyMap<Statistics['period'], Figures>): Figures | null {
  const quarters = ([1, 2, 3, 4] as const)
    .map((quarter) => newest.get(quarter))
    .filter((figures) => figures !== undefined)
  const all = newest.get('all')
  if (!all || quarters.length < 4) return null
  const shared = Object.entries(all).filter(([key]) => quarters.every((each) => each[key]))
  const left = (key: string, side: Side, whole: number) =>
    quarters.reduce((rest, each) => rest - each[key]![side], whole)
  return Object.fromEntries(
    shared.map(([key, { home, away }]) => [
      key,
      { home: left(key, 'home', home), away: left(key, 'away', away) },
    ]),
  )
}

type Numbered = Pick<DepthRecord, 'atMs' | 'seq'>

const byTime = (a: Numbered, b: Numbered) => a.atMs - b.atMs || a.seq - b.seq

const byWeight = (a: BoxLine, b: BoxLine) =>
  Number(b.starter) - Number(a.starter) ||
  figure(b, 'minutes') - figure(a, 'minutes') ||
  figure(b, 'points') - figure(a, 'points')

const figure = ({ figures }: BoxLine, key: string) => figures[key] ?? 0

// What a team does while somebody is on court is told of him alone.
const ONE_MANS = new Set(['plusMinus'])

function totalsOf(players: readonly BoxLine[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { figures } of players)
    for (const [key, value] of Object.entries(figures))
      if (!ONE_MANS.has(key)) totals[key] = (totals[key] ?? 0) + value
  return totals
}

const nameOf = (key: string) => (NAMES as Readonly<Record<string, string>>)[key] ?? key
const placeOf = (key: string) => (ORDER.indexOf(key) + ORDER.length + 1) % (ORDER.length + 1)
const compareFigures = (a: string, b: string) => placeOf(a) - placeOf(b)
