import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'
import { remainderOf } from './reed-solomon.ts'

const picture = (text: string) =>
  qrCode(text)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('the correction bytes are those of the worked example HELLO WORLD, level M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect([...remainderOf(Uint8Array.from(data), 10)]).toEqual([
    196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
  ])
})

// Read back by an independent decoder, as were all lengths from 1 to 213.
test('two Chinese characters are six bytes in the smallest code', () => {
  expect(picture('临门')).toEqual([
    '#######...###.#######',
    '#.....#.....#.#.....#',
    '#.###.#.#####.#.###.#',
    '#.###.#.##.##.#.###.#',
    '#.###.#.##.##.#.###.#',
    '#.....#.##..#.#.....#',
    '#######.#.#.#.#######',
    '........#.###........',
    '#.#####..##.#.#####..',
    '#..#.#.##.#.#..#...##',
    '..#.#.#.####.#..#.#.#',
    '##.#.....##....##....',
    '#..#.####.##.#..##.#.',
    '........########.##.#',
    '#######..#..#.##..###',
    '#.....#.#..#####.#..#',
    '#.###.#.##..#..##..#.',
    '#.###.#.#...#..##....',
    '#.###.#.####.#.####..',
    '#.....#.........#....',
    '#######.####.#...###.',
  ])
})

test.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [63, 37],
  [122, 45],
  [123, 49],
  [180, 53],
  [181, 57],
  [213, 57],
])('%i bytes take %i modules a side', (bytes, size) => {
  const rows = qrCode('x'.repeat(bytes))!
  expect(rows).toHaveLength(size)
  expect(rows.every((row) => row.length === size)).toBe(true)
})

test('what does not fit has no code', () => {
  expect(qrCode('x'.repeat(214))).toBeNull()
})
