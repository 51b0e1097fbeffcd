import fc from 'fast-check'
import { expect, test } from 'vitest'
import { poolDraw, poolHits, poolMark, type PlayedMatch } from '#lottery/pool-draw.ts'

const ended = (home: number, away: number): PlayedMatch => ({
  phase: 'finished',
  full: { home, away },
})
const level = ended(0, 0)

test.each([
  ['a home win', ended(2, 1), '3'],
  ['a draw', ended(1, 1), '1'],
  ['an away win', ended(0, 3), '0'],
  ['cancelled before kick-off', { phase: 'cancelled', full: { home: 0, away: 0 } }, '*'],
  ['postponed', { phase: 'postponed', full: { home: 0, away: 0 } }, '*'],
  ['abandoned while leading', { phase: 'abandoned', full: { home: 2, away: 0 } }, '*'],
  ['deleted', { phase: 'deleted', full: { home: 0, away: 0 } }, '*'],
  ['not begun', { phase: 'scheduled', full: { home: 0, away: 0 } }, null],
  ['in the second half', { phase: 'secondHalf', full: { home: 1, away: 0 } }, null],
  ['interrupted may go on', { phase: 'interrupted', full: { home: 1, away: 0 } }, null],
] satisfies [string, PlayedMatch, string | null][])('%s', (_name, match, mark) => {
  expect(poolMark(match)).toBe(mark)
})

test('a draw has fourteen marks in order of place', () => {
  const results = [ended(1, 0), ended(0, 1), ...Array.from({ length: 12 }, () => level)]
  expect(poolDraw(results)).toBe('30111111111111')
})

test('a void match is a star among the others', () => {
  const void_: PlayedMatch = { phase: 'cancelled', full: { home: 0, away: 0 } }
  expect(poolDraw([...Array.from({ length: 13 }, () => level), void_])).toBe('1111111111111*')
})

test.each([
  ['one match is open', [...Array.from({ length: 13 }, () => level), null]],
  ['a place is missing', Array.from({ length: 13 }, () => level)],
  ['there is one too many', Array.from({ length: 15 }, () => level)],
])('no draw while %s', (_name, results) => {
  expect(poolDraw(results)).toBeNull()
})

test.each([
  ['all right', '30111111111111', '30111111111111'.split(''), 14],
  ['one wrong', '30111111111111', '31111111111111'.split(''), 13],
  ['two marks cover a place', '30111111111111', ['31', '310', ...'111111111111'], 14],
  ['a star is right for any pick', '*0111111111111', ['0', ...'0111111111111'], 14],
  ['nine of fourteen', '30111111111111', [...'301111111', '', '', '', '', ''], 9],
  ['a star that is left out', '*0111111111111', ['', ...'0111111111111'], 13],
])('hits: %s', (_name, draw, picks, hits) => {
  expect(poolHits(draw, picks)).toBe(hits)
})

test('picking everything everywhere is always right', () => {
  const goals = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(goals, goals), { minLength: 14, maxLength: 14 }), (scores) => {
      const draw = poolDraw(scores.map(([home, away]) => ended(home, away)))!
      expect(draw).toMatch(/^[310]{14}$/)
      expect(
        poolHits(
          draw,
          Array.from({ length: 14 }, () => '310'),
        ),
      ).toBe(14)
    }),
  )
})
