import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricesFrom, type FootballRow } from '#match-files/football-row.ts'
import { countRow, emptyCounts, isHit, isInScope, pricesOf, type SameOddsQuery } from './query.ts'
import { sameOddsIndex } from './same-odds-index.ts'

// Few prices, few days and few leagues, so that precedents and ties are common.
const price = fc.constantFrom(1.9, 1.95, 2, 2.05, 2.1)
const row = fc.record({
  day: fc.integer({ min: 100, max: 110 }),
  div: fc.constantFrom('E0', 'E1', 'I1'),
  homeGoals: fc.nat(3),
  awayGoals: fc.nat(3),
  prices: fc
    .record(
      {
        B365H: price,
        B365D: price,
        B365A: price,
        AHh: fc.constantFrom(-0.25, 0, 0.5),
        B365AHH: price,
        B365AHA: price,
      },
      { requiredKeys: [] },
    )
    .map((record) => pricesFrom(record as Record<string, number>)),
})
const rows = fc
  .array(row, { maxLength: 300 })
  .map((all) =>
    all.map(
      (each, at) =>
        ({ ...each, id: `fd${String((at * 7) % 1000).padStart(4, '0')}` }) as FootballRow,
    ),
  )

const query = fc.record({
  kind: fc.constantFrom<'european' | 'asian'>('european', 'asian'),
  provider: fc.constant('B365'),
  odds: fc.tuple(fc.constantFrom(-0.25, 0.5, 1.95, 2), price, price),
  day: fc.integer({ min: 99, max: 112 }),
  div: fc.constantFrom('E0', 'E1'),
  tolerance: fc.constantFrom(0, 0.05, 0.1),
  leagues: fc.constantFrom(undefined, ['E0', 'I1']),
  sinceDay: fc.constantFrom(undefined, 104),
}) as fc.Arbitrary<SameOddsQuery>

function bruteForce(all: readonly FootballRow[], asked: SameOddsQuery) {
  const found = all
    .filter(
      (each) => isInScope(each, asked) && isHit(pricesOf(each, asked.kind, asked.provider), asked),
    )
    .toSorted((a, b) => (a.day === b.day ? b.id.localeCompare(a.id) : b.day - a.day))
  const counts = (some: readonly FootballRow[]) => {
    const sum = emptyCounts(asked.kind)
    for (const each of some) countRow(sum, each, asked.odds[0])
    return sum
  }
  return {
    all: counts(found),
    sameLeague: counts(found.filter(({ div }) => div === asked.div)),
    last100: found.slice(0, 100).map(({ id }) => id),
  }
}

test('the index finds what looking at every row finds, in the same order', () => {
  fc.assert(
    fc.property(rows, fc.array(query, { maxLength: 8 }), (all, queries) => {
      const index = sameOddsIndex(all)
      for (const each of queries) expect(index.search(each)).toEqual(bruteForce(all, each))
    }),
  )
})

test('a match of the day itself is not yet known', () => {
  const prices = pricesFrom({ B365H: 2, B365D: 3, B365A: 4 })
  const one = { id: 'a', day: 10, div: 'E0', homeGoals: 1, awayGoals: 1, prices } as FootballRow
  const asked = { kind: 'european', provider: 'B365', odds: [2, 3, 4], div: 'E0' } as const
  const index = sameOddsIndex([one])
  expect(index.search({ ...asked, day: 10 }).all.n).toBe(0)
  expect(index.search({ ...asked, day: 11 }).all).toEqual({ n: 1, home: 0, draw: 1, away: 0 })
})
