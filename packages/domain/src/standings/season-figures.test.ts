import { expect, test } from 'vitest'
import type { BoxLine } from '#sport/depth.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import type { CareerLine } from '#sport/player.ts'
import { careerAverages, careerTotals, lastSeason } from './career.ts'
import { contributionOf } from './contribution.ts'
import { groupsOf } from './cup-groups.ts'
import { footballStatistics } from './football-statistics.ts'
import { teamLines } from './line-record.ts'
import { currentRound, roundsOf } from './rounds.ts'
import { zoneOf } from './zones.ts'

let made = 0
function sheet(
  score: [number, number] | null,
  {
    home = '1',
    away = '2',
    line = 0,
    total = 25_000,
    round = 1,
    group = null as string | null,
  } = {},
): MatchSheet {
  made += 1
  const pair = (one: number) => ({ home: one, away: one })
  return {
    fixture: {
      id: String(made),
      sport: 'football',
      stageId: '7',
      round,
      roundName: `第${round}轮`,
      group,
      homeId: home,
      awayId: away,
      kickOffAtMs: made,
    },
    result: score && {
      sport: 'football',
      phase: 'finished',
      full: { home: score[0], away: score[1] },
      half: pair(0),
      corners: pair(5),
      yellowCards: pair(2),
      redCards: pair(0),
    },
    closing: {
      asian: { first: 90, line, second: 90 },
      overUnder: { first: 90, line: total, second: 90 },
    },
  } as unknown as MatchSheet
}

test('a season in counts', () => {
  const figures = footballStatistics([
    sheet([2, 1]),
    sheet([0, 0]),
    sheet([1, 3]),
    sheet([2, 1]),
    sheet(null),
  ])
  expect(figures).toMatchObject({
    matches: 4,
    goals: 10,
    homeGoals: 5,
    homeWins: 2,
    draws: 1,
    awayWins: 1,
    over: 3,
    odd: 2,
    bothScored: 3,
    noGoal: 1,
    firstHalfGoals: { count: 0, of: 10 },
    corners: { count: 40, of: 4 },
    yellowCards: { count: 16, of: 4 },
    redCards: { count: 0, of: 4 },
  })
  expect(figures.byGoals).toEqual([1, 0, 0, 2, 1, 0, 0, 0])
  expect(figures.scores[0]).toEqual({ score: '2:1', times: 2 })
  expect(figures.lines.handicap).toEqual({ win: 2, push: 1, lose: 1 })
})

test('what no match of a season tells is no nought', () => {
  const bare = sheet([2, 1])
  const result = { ...bare.result, half: undefined, corners: undefined } as MatchSheet['result']
  expect(footballStatistics([{ ...bare, result }])).toMatchObject({
    goals: 3,
    firstHalfGoals: null,
    corners: null,
    yellowCards: { count: 4, of: 1 },
  })
})

test('a record against the closing lines: giving, level and receiving make the whole', () => {
  const lines = teamLines('1', [
    sheet([2, 1], { line: 10_000 }),
    sheet([2, 0], { line: 10_000 }),
    sheet([1, 0], { home: '2', away: '1', line: 7_500 }),
    sheet([1, 0], { home: '2', away: '3', line: 7_500 }),
    sheet([1, 0], { line: 0 }),
  ])
  expect(lines).toMatchObject({
    all: { win: 2, push: 1, lose: 1 },
    home: { win: 2, push: 1, lose: 0 },
    away: { win: 0, push: 0, lose: 1 },
    giving: { win: 1, push: 1, lose: 0 },
    level: { win: 1, push: 0, lose: 0 },
    receiving: { win: 0, push: 0, lose: 1 },
    totals: { over: 1, push: 0, under: 3 },
  })
})

test('rounds stand in the order in which they begin; the open one is the first not over', () => {
  const rounds = roundsOf([
    sheet([1, 0], { round: 1 }),
    sheet([1, 0], { round: 3 }),
    sheet([1, 0], { round: 2 }),
    sheet(null, { round: 2 }),
    sheet(null, { round: 4 }),
  ])
  expect(rounds.map(({ round, total, finished }) => [round, total, finished])).toEqual([
    [1, 1, 1],
    [3, 1, 1],
    [2, 2, 1],
    [4, 1, 0],
  ])
  expect(currentRound(rounds)?.round).toBe(2)
  expect(currentRound(rounds.slice(0, 2))?.round).toBe(3)
  expect(currentRound([])).toBeNull()
})

test('groups hold the teams their matches name', () => {
  const groups = groupsOf([
    sheet(null, { home: '10', away: '9', group: 'B' }),
    sheet(null, { home: '1', away: '2', group: 'A' }),
    sheet(null, { home: '5', away: '6' }),
  ])
  expect(groups.map(({ name, teamIds }) => [name, teamIds])).toEqual([
    ['A', ['1', '2']],
    ['B', ['9', '10']],
  ])
})

test('a place has the first zone that holds it, or none', () => {
  const zones = [
    { from: 1, to: 4, kind: 'continental', name: '欧冠' },
    { from: 18, to: 20, kind: 'relegation', name: '降级' },
  ] as const
  expect([1, 4, 5, 18].map((rank) => zoneOf(zones, rank)?.kind)).toEqual([
    'continental',
    'continental',
    undefined,
    'relegation',
  ])
})

test('lines of a career add up, and the newest season has the highest name', () => {
  const career = [
    { season: '2024/25', appearances: 20, figures: { goals: 3 } },
    { season: '2025/26', appearances: 30, figures: { goals: 9, assists: 2 } },
  ] as unknown as CareerLine[]
  expect(careerTotals(career)).toEqual({ appearances: 50, figures: { goals: 12, assists: 2 } })
  expect(careerAverages(career)).toEqual({ appearances: 50, figures: { goals: 0.2, assists: 0 } })
  expect(careerAverages([])).toEqual({ appearances: 0, figures: {} })
  expect(lastSeason(career)).toBe('2025/26')
  expect(lastSeason([])).toBeNull()
})

test('a contribution counts only the matches he played', () => {
  const box = (playerId: string, side: string, minutes: number, points: number) =>
    ({ playerId, side, figures: { minutes, points } }) as unknown as BoxLine
  const played = [box('a', 'home', 30, 20), box('b', 'home', 30, 60), box('c', 'away', 30, 70)]
  const rested = [box('a', 'home', 0, 0), box('b', 'home', 30, 90)]
  expect(contributionOf('a', [played, rested], ['points'])).toEqual([
    { figure: 'points', own: 20, team: 80 },
  ])
})
