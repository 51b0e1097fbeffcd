import { expect, test } from 'vitest'
import { shrunkChances } from './shrunk.ts'

const market = [0.5, 0.3, 0.2] as const

test('without precedents the odds speak alone', () => {
  expect(shrunkChances({ n: 0, home: 0, draw: 0, away: 0 }, market)).toEqual([0.5, 0.3, 0.2])
})

test('precedents move the chances by their weight, and the chances sum to one', () => {
  const chances = shrunkChances({ n: 100, home: 80, draw: 10, away: 10 }, market, 100)
  expect(chances.map((each) => each.toFixed(3))).toEqual(['0.650', '0.200', '0.150'])
  expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1, 12)
})
