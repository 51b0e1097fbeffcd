import { describe, expect, it } from 'vitest'
import { basketballReportsOf, type NamiBasketballMatch } from './basketball-snapshot.ts'

const START_MS = Date.UTC(2026, 10, 16, 2)
const none = { home: 0, away: 0 }

const match = (part: Partial<NamiBasketballMatch>): NamiBasketballMatch => ({
  id: '31',
  statusCode: 2,
  home: [0, 0, 0, 0, 0],
  away: [0, 0, 0, 0, 0],
  secondsLeft: 720,
  running: true,
  fouls: none,
  timeOuts: none,
  note: '',
  updatedAtMs: START_MS,
  ...part,
})

const told = (part: Partial<NamiBasketballMatch>) => basketballReportsOf(match(part), null)

describe('a basketball feed that sends whole matches', () => {
  it.each([
    [0, undefined],
    [1, { phase: 'scheduled', pause: false }],
    [2, { phase: 'quarter1', pause: false }],
    [3, { phase: 'quarter1', pause: true }],
    [4, { phase: 'quarter2', pause: false }],
    [5, { phase: 'halfTime', pause: true }],
    [6, { phase: 'quarter3', pause: false }],
    [7, { phase: 'quarter3', pause: true }],
    [8, { phase: 'quarter4', pause: false }],
    [9, { phase: 'overtime1', pause: false }],
    [10, { phase: 'finished', pause: false }],
    [11, { phase: 'interrupted', pause: false }],
    [12, { phase: 'cancelled', pause: false }],
    [13, { phase: 'postponed', pause: false }],
    [14, { phase: 'undecided', pause: false }],
    [15, { phase: 'undecided', pause: false }],
    [77, { phase: 'unknown', pause: false }],
  ])('status %i', (statusCode, state) => {
    const status = told({ statusCode }).find(({ kind }) => kind === 'status')
    expect(status).toEqual(state && expect.objectContaining(state))
  })

  it('periods that were not begun are left out', () => {
    const score = told({ statusCode: 4, home: [28, 3, 0, 0, 0], away: [25, 0, 0, 0, 0] }).find(
      ({ kind }) => kind === 'score',
    )
    expect(score).toMatchObject({
      full: { home: 31, away: 25 },
      periods: [
        { home: 28, away: 25 },
        { home: 3, away: 0 },
      ],
    })
  })

  it('overtime stands behind the fourth quarter', () => {
    const score = told({ statusCode: 9, home: [20, 20, 20, 20, 0], away: [20, 20, 20, 20, 2] })
    expect(score.find(({ kind }) => kind === 'score')).toMatchObject({
      full: { home: 80, away: 82 },
      periods: { length: 5 },
    })
  })

  it.each([
    ['runs on', { secondsLeft: 710, updatedAtMs: START_MS + 10_000 }, 0],
    ['stops', { secondsLeft: 710, running: false, updatedAtMs: START_MS + 10_000 }, 1],
    ['jumps', { secondsLeft: 600, updatedAtMs: START_MS + 10_000 }, 1],
  ])('a clock that %s', (_, part, reports) => {
    const clocks = basketballReportsOf(match(part), match({})).filter((r) => r.kind === 'clock')
    expect(clocks).toHaveLength(reports)
  })
})
