import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '#standings/percent.ts'
import { pastGame, pastMatch } from '#test/past-match.ts'
import { seenBy } from './seen-match.ts'
import { meanOf, recordOf, sharesOf } from './team-record.ts'

const SIX = [
  pastMatch({ day: 5, score: '2:0', lines: [0.5, 2.5] }),
  pastMatch({ day: 4, score: '1:1', lines: [0.25, 2.25] }),
  pastMatch({ day: 3, score: '0:1', lines: [0, 1] }),
  pastMatch({ day: 2, home: 'B', away: 'A', score: '1:3', lines: [0.5, 4] }),
  pastMatch({ day: 1, score: '1:0', lines: [1, 2.5] }),
  pastMatch({ day: 0, score: '4:1', lines: null }),
]

test('R-H2H-004 football: results, plates and balls are counted apart, each over its own matches', () => {
  const record = recordOf(seenBy('A', SIX))
  expect(record).toEqual({
    played: 6,
    win: 4,
    draw: 1,
    lose: 1,
    handicap: { win: 2, push: 1, lose: 2 },
    total: { over: 0, push: 2, under: 3 },
    scored: 11,
    conceded: 4,
  })
  expect(sharesOf(record)).toEqual({ win: 67, draw: 17, lose: 17, handicapWin: 40, over: 0 })
})

test('R-H2H-001 no match at all is 0 % of everything', () => {
  const shares = sharesOf(recordOf([]))
  expect(Object.values(shares)).toEqual([0, 0, 0, 0, 0])
})

test.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 200, 1],
  [0, 0, 0],
  [1, 0, 100],
])('R-H2H-001 R-H2H-002 %i of %i is %i %%, without decimals', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('R-H2H-002 R-H2H-003 basketball: no draws, points for and against, plates and totals', () => {
  const games = [
    pastGame({ day: 2, periods: ['25:20', '25:20', '25:20', '25:20'], lines: [9.5, 180] }),
    pastGame({ day: 1, periods: ['20:25', '25:25', '25:25', '20:25'], lines: [-10, 199.5] }),
    pastGame({ day: 0, home: 'B', away: 'A', periods: ['20:30', '20:30', '20:20', '20:20'] }),
  ]
  const record = recordOf(seenBy('A', games))
  expect(record).toMatchObject({ played: 3, win: 2, draw: 0, lose: 1, scored: 290, conceded: 260 })
  expect(record.handicap).toEqual({ win: 2, push: 1, lose: 0 })
  expect(record.total).toEqual({ over: 1, push: 1, under: 1 })
  expect(sharesOf(record)).toMatchObject({ win: 67, lose: 33, handicapWin: 67, over: 33 })
})

test('a mean has one decimal, and nothing played is a mean of nothing', () => {
  expect([meanOf(5, 3), meanOf(10, 10), meanOf(0, 0)]).toEqual([1.7, 1, 0])
})

test('every match is won, drawn or lost, and each market counts no match twice', () => {
  const score = fc.tuple(fc.nat(6), fc.nat(6), fc.constantFrom(0, 0.25, 0.5, 1))
  fc.assert(
    fc.property(fc.array(score, { maxLength: 20 }), (scores) => {
      const sheets = scores.map(([home, away, line]) =>
        pastMatch({ score: `${home}:${away}`, lines: [line, 2.25] }),
      )
      const [one, two] = [recordOf(seenBy('A', sheets)), recordOf(seenBy('B', sheets))]
      expect(one.win + one.draw + one.lose).toBe(scores.length)
      expect([one.win, one.handicap.win, one.scored]).toEqual([
        two.lose,
        two.handicap.lose,
        two.conceded,
      ])
      expect(one.handicap.win + one.handicap.push + one.handicap.lose).toBe(scores.length)
      expect(one.total.over + one.total.push + one.total.under).toBe(scores.length)
    }),
  )
})
