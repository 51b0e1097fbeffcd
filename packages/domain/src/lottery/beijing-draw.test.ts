import { expect, test } from 'vitest'
import { beijingDraw, specialPrize, specialPrizeText } from '#lottery/beijing-draw.ts'

const ended = (full: string, half?: string) => {
  const pair = (text: string) => {
    const [home, away] = text.split(':').map(Number) as [number, number]
    return { home, away }
  }
  return { phase: 'finished' as const, full: pair(full), ...(half ? { half: pair(half) } : {}) }
}

test.each([
  ['2:1', '0:1', 0, '3', 3, '03', '上单', '2:1'],
  ['2:1', '0:1', -1, '1', 3, '03', '上单', '2:1'],
  ['2:1', '0:1', -2, '0', 3, '03', '上单', '2:1'],
  ['0:0', '0:0', 0, '1', 0, '11', '下双', '0:0'],
  ['0:1', '0:0', 1, '1', 1, '10', '下单', '0:1'],
  ['4:4', '2:2', 0, '1', 7, '11', '上双', '平其它'],
  ['6:0', '3:0', -3, '3', 6, '33', '上双', '胜其它'],
  ['3:5', '1:1', 0, '0', 7, '10', '上双', '负其它'],
])('%s (%s) with %i', (full, half, handicap, result, goals, halfFull, upDown, score) => {
  expect(beijingDraw(ended(full, half), handicap)).toEqual({
    result,
    goals,
    halfFull,
    upDown,
    score,
  })
})

test('an open match has no draw, a void one says so, an unknown half stays unknown', () => {
  const none = { home: 0, away: 0 }
  expect(beijingDraw({ phase: 'firstHalf', full: none }, 0)).toBeNull()
  expect(beijingDraw({ phase: 'postponed', full: none }, 0)).toBe('void')
  expect(beijingDraw(ended('1:0'), 0)).toMatchObject({ halfFull: null })
})

test.each([
  ['half the tickets', [500, 300, 200], 0, 2_000_000, '2.00'],
  ['a third, settled with six decimals', [1, 1, 1], 1, 3_000_000, '3.00'],
  ['shown cut, not rounded', [618, 189, 193], 2, 5_181_347, '5.18'],
  ['a void match', [500, 300, 200], 'void', 1_000_000, '1.00'],
  ['nobody was right', [700, 300, 0], 2, 1_000_000, '1.00'],
] as const)('SP: %s', (_name, tickets, winner, millionths, text) => {
  expect(specialPrize(tickets, winner)).toBe(millionths)
  expect(specialPrizeText(millionths)).toBe(text)
})
