import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchSheet } from '#sport/fixture.ts'
import { pastGame, pastMatch } from '#test/past-match.ts'
import { seenBy } from './seen-match.ts'

const seen = (teamId: string, sheet: MatchSheet) => seenBy(teamId, [sheet])[0]!

test.each<[string, number, number, number]>([
  ['2:0', 0.5, 1, -1],
  ['1:0', 0.75, 0.5, -0.5],
  ['1:0', 1, 0, 0],
  ['1:0', 1.25, -0.5, 0.5],
  ['1:1', 0.25, -0.5, 0.5],
  ['1:1', -0.25, 0.5, -0.5],
  ['0:1', -1, 0, 0],
  ['0:2', 0, -1, 1],
])(
  'at %s the home side giving %d wins %d of its stake, the other %d',
  (score, line, home, away) => {
    const sheet = pastMatch({ score, lines: [line, 2.5] })
    expect(seen('A', sheet).handicap).toBe(home)
    expect(seen('B', sheet).handicap).toBe(away)
  },
)

test.each<[string, number, number]>([
  ['2:1', 2.25, 1],
  ['1:1', 2.25, -0.5],
  ['1:0', 2.25, -1],
  ['3:1', 2.75, 1],
  ['2:1', 2.75, 0.5],
  ['2:1', 3, 0],
])('at %s over %d is worth %d, to both sides alike', (score, line, worth) => {
  const sheet = pastMatch({ score, lines: [0, line] })
  expect([seen('A', sheet).over, seen('B', sheet).over]).toEqual([worth, worth])
})

test('a match without closing lines, or with a misprinted one, settles nothing', () => {
  expect(seen('A', pastMatch({ score: '2:1', lines: null }))).toMatchObject({
    outcome: 'win',
    handicap: null,
    over: null,
  })
  expect(seen('A', pastMatch({ score: '2:1', lines: [0.1, 2.5] })).handicap).toBeNull()
})

test('matches of others and matches that are not over are not remembered', () => {
  const sheets = [pastMatch({ score: null }), pastMatch({ score: '1:0', home: 'C', away: 'D' })]
  expect(seenBy('A', sheets)).toEqual([])
})

test('a half has its own score and outcome, but no line was made for it', () => {
  const sheet = pastMatch({ score: '2:1', half: '0:1' })
  expect(seenBy('A', [sheet], 'half')).toMatchObject([
    { scored: 0, conceded: 1, outcome: 'lose', handicap: null, over: null },
  ])
})

test('half-time in basketball is after two quarters; overtime counts for the whole', () => {
  const game = pastGame({ periods: ['20:25', '25:25', '30:20', '20:25', '9:4'], lines: [3.5, 190] })
  expect(seenBy('A', [game], 'half')).toMatchObject([{ scored: 45, conceded: 50, outcome: 'lose' }])
  expect(seen('A', game)).toMatchObject({ scored: 104, conceded: 99, handicap: 1, over: 1 })
})

test('what one side wins on a line the other loses, whatever the score', () => {
  const line = fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4)
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), line, (home, away, given) => {
      const sheet = pastMatch({ score: `${home}:${away}`, lines: [given, 2.5] })
      const [one, two] = [seen('A', sheet), seen('B', sheet)]
      expect(one.handicap! + two.handicap!).toBe(0)
      expect([one.scored, one.conceded]).toEqual([two.conceded, two.scored])
    }),
  )
})
