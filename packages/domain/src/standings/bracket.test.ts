import { expect, test } from 'vitest'
import type { FootballResult, MatchSheet } from '#sport/fixture.ts'
import { bracketOf } from './bracket.ts'

type Score = [number, number]
interface Ending {
  readonly full: Score
  readonly extra?: Score
  readonly penalties?: Score
}

const pair = ([home, away]: Score) => ({ home, away })
let made = 0

function sheet(
  roundName: string,
  teams: string,
  ending: Ending | null,
  sport: 'football' | 'basketball' = 'football',
): MatchSheet {
  made += 1
  const [homeId = '', awayId = ''] = teams.split('-')
  const result = ending && {
    sport,
    phase: 'finished',
    full: pair(ending.full),
    ...(ending.extra && { extra: pair(ending.extra) }),
    ...(ending.penalties && { penalties: pair(ending.penalties) }),
  }
  return {
    fixture: { id: String(made), sport, roundName, homeId, awayId, kickOffAtMs: made },
    result: result as FootballResult | null,
  } as MatchSheet
}

const only = (...legs: MatchSheet[]) => bracketOf(legs)[0]!.ties[0]!

test.each<[string, Ending, string | null, string | null]>([
  ['a single match', { full: [1, 0] }, '1', 'goals'],
  ['extra time', { full: [1, 1], extra: [1, 2] }, '2', 'extraTime'],
  ['a shoot-out', { full: [0, 0], extra: [1, 1], penalties: [4, 5] }, '2', 'penalties'],
  ['level without a shoot-out', { full: [0, 0] }, null, null],
])('%s is decided by what was scored', (_name, ending, winner, by) => {
  expect(only(sheet('决赛', '1-2', ending))).toMatchObject({ winnerId: winner, decidedBy: by })
})

test('two legs add up, seen from the side that was at home first', () => {
  const tie = only(
    sheet('半决赛 首回合', '1-2', { full: [2, 0] }),
    sheet('半决赛 次回合', '2-1', { full: [3, 2] }),
  )
  expect(tie).toMatchObject({ homeId: '1', aggregate: { home: 4, away: 3 }, winnerId: '1' })
  expect(tie.legs).toHaveLength(2)
})

test('the shoot-out of the second leg is turned round too', () => {
  const tie = only(
    sheet('半决赛 首回合', '1-2', { full: [1, 0] }),
    sheet('半决赛 次回合', '2-1', { full: [1, 0], extra: [1, 0], penalties: [4, 2] }),
  )
  expect(tie).toMatchObject({ winnerId: '2', decidedBy: 'penalties' })
})

test('after one of two legs nobody has won', () => {
  const tie = only(
    sheet('半决赛 首回合', '1-2', { full: [5, 0] }),
    sheet('半决赛 次回合', '2-1', null),
  )
  expect(tie).toMatchObject({ aggregate: { home: 5, away: 0 }, winnerId: null, decidedBy: null })
})

test('the tree: a final knows the ties its teams came from', () => {
  const semis = [sheet('半决赛', '1-2', { full: [1, 0] }), sheet('半决赛', '3-4', { full: [0, 2] })]
  const rounds = bracketOf([...semis, sheet('决赛', '1-4', null)])
  expect(rounds.map(({ name, ties }) => [name, ties.length])).toEqual([
    ['半决赛', 2],
    ['决赛', 1],
  ])
  expect(rounds[1]!.ties[0]!.from).toEqual(semis.map(({ fixture }) => fixture.id))
})

test('ties stand in the order in which the next round joins them', () => {
  const quarters = ['1-2', '3-4', '5-6', '7-8'].map((teams) =>
    sheet('1/4决赛', teams, { full: [1, 0] }),
  )
  const semis = [sheet('半决赛', '7-1', { full: [1, 0] }), sheet('半决赛', '3-5', { full: [1, 0] })]
  const rounds = bracketOf([...quarters, ...semis, sheet('决赛', '3-7', null)])
  expect(rounds.map(({ ties }) => ties.map(({ homeId }) => homeId))).toEqual([
    ['3', '5', '7', '1'],
    ['3', '7'],
    ['3'],
  ])
})

const WIN: Ending = { full: [100, 90] }
const LOSS: Ending = { full: [90, 100] }

/** The better team is at home in games 1, 2, 5 and 7; null is a game still to be played. */
function series(...wonByFirst: (boolean | null)[]) {
  const games = wonByFirst.map((won, at) => {
    const atHome = [0, 1, 4, 6].includes(at)
    const ending = won === null ? null : won === atHome ? WIN : LOSS
    return sheet(`总决赛 G${at + 1}`, atHome ? '1-2' : '2-1', ending, 'basketball')
  })
  return only(...games)
}

test.each<[string, (boolean | null)[], string, string | null]>([
  ['three wins are not enough', [true, true, true, null], '3:0', null],
  ['four are', [true, false, true, true, true], '4:1', '1'],
  ['four are, also while others stand announced', [true, true, true, true, null], '4:0', '1'],
  ['best of three with two played', [false, false], '0:2', '2'],
  ['level, with nothing announced yet', [true, false], '1:1', null],
  ['the seventh game decides', [true, false, true, false, true, false, false], '3:4', '2'],
])('a series: %s', (_name, games, aggregate, winner) => {
  const tie = series(...games)
  expect(`${tie.aggregate.home}:${tie.aggregate.away}`).toBe(aggregate)
  expect(tie.winnerId).toBe(winner)
})
