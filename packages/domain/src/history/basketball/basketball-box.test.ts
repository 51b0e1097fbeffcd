import { expect, test } from 'vitest'
import type { BoxLine, DepthBody, DepthRecord, Statistics } from '#sport/depth.ts'
import { boxScore, columnsOf, periodFigures } from './basketball-box.ts'

let told = 0
const record = (body: DepthBody): DepthRecord => ({
  ...body,
  matchId: '1',
  seq: ++told,
  atMs: told,
})
const line = (playerId: string, figures: Record<string, number>, more: Partial<BoxLine> = {}) =>
  record({
    kind: 'box',
    side: 'home',
    playerId,
    player: playerId,
    starter: false,
    onCourt: false,
    figures,
    ...more,
  })

const depth = [
  line('1', { minutes: 4, points: 2 }, { starter: true }),
  line('2', { minutes: 30, points: 9, fieldGoalsMade: 3, fieldGoalsAttempted: 9, plusMinus: 4 }),
  line('3', { minutes: 30, points: 11, fieldGoalsMade: 4, fieldGoalsAttempted: 8, plusMinus: -7 }),
  line('1', { minutes: 12, points: 6, threesMade: 2, threesAttempted: 3 }, { starter: true }),
  line('9', { minutes: 40, points: 50 }, { side: 'away' }),
]

test('the newest line of everybody, starters first, then by minutes and points', () => {
  const { players } = boxScore(depth, 'home')
  expect(players.map(({ playerId, figures }) => [playerId, figures['points']])).toEqual([
    ['1', 6],
    ['3', 11],
    ['2', 9],
  ])
})

test('totals are the sum of the players, but plus and minus belong to one man', () => {
  const { totals, shooting } = boxScore(depth, 'home')
  expect(totals).toMatchObject({ minutes: 72, points: 26, fieldGoalsMade: 7 })
  expect(totals).not.toHaveProperty('plusMinus')
  expect(shooting).toEqual({ field: 41, three: 67, free: 0 })
})

test('minutes the clock knows stand for those of all together', () => {
  expect(boxScore(depth, 'home', 75).totals).toMatchObject({ minutes: 75, points: 26 })
  expect(boxScore([], 'home', 75).totals).toEqual({})
})

test('nobody told of is nothing of nothing', () => {
  expect(boxScore([], 'home')).toEqual({
    players: [],
    totals: {},
    shooting: { field: 0, three: 0, free: 0 },
  })
})

test('columns are those the lines have, in the order people read them, unknown ones last', () => {
  const lines = [{ figures: { dunks: 1, points: 2, minutes: 3 } }] as unknown as BoxLine[]
  expect(columnsOf(lines)).toEqual([
    { key: 'minutes', name: '时间' },
    { key: 'points', name: '得分' },
    { key: 'dunks', name: 'dunks' },
  ])
})

test('figures of both sides, the newest of each period', () => {
  const figures = (home: number) => ({ rebounds: { home, away: 1 } })
  const said = [
    record({ kind: 'statistics', period: 2, figures: figures(3) }),
    record({ kind: 'statistics', period: 'all', figures: figures(5) }),
    record({ kind: 'statistics', period: 'all', figures: figures(9) }),
  ]
  expect(periodFigures(said, 4)).toEqual([
    { period: 'all', figures: [{ name: '篮板', value: { home: 9, away: 1 } }] },
    { period: 'second', figures: [{ name: '篮板', value: { home: 3, away: 1 } }] },
  ])
})

const points = (period: Statistics['period'], home: number, away: number) =>
  record({ kind: 'statistics', period, figures: { points: { home, away } } })
const quarters = ([1, 2, 3, 4] as const).map((quarter) => points(quarter, 31, 31))
const pointsIn = (depthOf: readonly DepthRecord[], begun: number) =>
  periodFigures(depthOf, begun).map(({ period, figures }) => [period, figures[0]?.value.home])

test('every overtime has figures of its own', () => {
  const said = [...quarters, points(5, 6, 6), points(6, 6, 0), points('all', 136, 130)]
  expect(pointsIn(said, 6)).toEqual([
    ['all', 136],
    ['first', 31],
    ['second', 31],
    ['third', 31],
    ['fourth', 31],
    ['overtime1', 6],
    ['overtime2', 6],
  ])
})

test('one overtime nobody told of is what the quarters leave; of two nothing is known', () => {
  const said = [...quarters, points('all', 136, 130)]
  expect(pointsIn(said, 5).at(-1)).toEqual(['overtime1', 12])
  expect(pointsIn(said, 6).at(-1)).toEqual(['fourth', 31])
  expect(pointsIn(said, 4).at(-1)).toEqual(['fourth', 31])
  expect(pointsIn(said.slice(1), 5).at(-1)).toEqual(['fourth', 31])
})
