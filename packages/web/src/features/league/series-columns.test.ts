import { expect, test } from 'vitest'
import { aLeg } from '#test/a-leg.ts'
import { seriesColumns } from './series-columns.ts'

type Rounds = Parameters<typeof seriesColumns>[0]
type Series = Rounds[number]['ties'][number]
type Game = Series['legs'][number]

const NOW = Date.parse('2026-05-01T12:00:00+08:00')
const DRAWING = { hrefOf: () => undefined, nowMs: NOW }
const east = { id: '1', name: '甲' }
const guests = { id: '2', name: '乙' }

const game = (over: Partial<Game>): Game => ({
  ...aLeg,
  leagueId: '1',
  leagueName: 'NBA',
  round: null,
  roundName: '东部首轮',
  kickOffAtMs: Date.parse('2026-04-19T00:00:00Z'),
  day: '2026-04-19',
  home: east,
  away: guests,
  score: { home: 110, away: 100 },
  periods: [],
  backToBack: false,
  backToBackTwo: false,
  backToBackThree: false,
  ...over,
})

const series = (id: string, legs: Game[], from: string[] = []): Series => ({
  id,
  home: east,
  away: guests,
  aggregate: { home: 1, away: 1 },
  winnerId: null,
  decidedBy: null,
  from,
  legs,
})

test('both conferences play a round in one column, the east first', () => {
  const rounds: Rounds = [
    { name: '西部首轮', ties: [series('1', [])] },
    { name: '东部首轮', ties: [series('2', [])] },
    { name: '总决赛', ties: [series('3', [], ['1', '2'])] },
  ]
  const columns = seriesColumns(rounds, DRAWING)
  expect(columns.map(({ name, ties }) => [name, ties.map(({ id }) => id)])).toEqual([
    ['首轮', ['2', '1']],
    ['总决赛', ['3']],
  ])
})

test('every game is written from the side that was at home first', () => {
  const games = [game({ id: '1' }), game({ id: '2', home: guests, away: east })]
  const [column] = seriesColumns([{ name: '总决赛', ties: [series('1', games)] }], {
    ...DRAWING,
    hrefOf: (id) => `#${id}`,
  })
  expect(column?.ties[0]?.legs).toEqual([
    { id: '1', text: 'G1 110-100', href: '#1' },
    { id: '2', text: 'G2 100-110', href: '#2' },
  ])
})

test('a game of another year says its year', () => {
  const next = game({
    phase: 'scheduled',
    score: null,
    kickOffAtMs: Date.parse('2027-04-19T00:00Z'),
  })
  const [column] = seriesColumns([{ name: '总决赛', ties: [series('1', [next])] }], DRAWING)
  expect(column?.ties[0]?.legs[0]?.text).toBe('2027-04-19 08:00')
})

test('a game that is to come says when', () => {
  const games = [game({ phase: 'scheduled', score: null })]
  const [column] = seriesColumns([{ name: '总决赛', ties: [series('1', games)] }], DRAWING)
  expect(column?.ties[0]?.legs[0]?.text).toBe('04-19 08:00')
  expect(column?.ties[0]?.home.total).toBeUndefined()
})
