import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const track = { from: 8, to: 315, gap: 16 }

test.each([
  ['nothing', [], []],
  ['far apart they stay', [20, 100, 200], [20, 100, 200]],
  ['just a gap apart they stay', [20, 36], [20, 36]],
  ['two in one minute stand side by side', [100, 100], [92, 108]],
  ['two that would touch move the same way each', [100, 110], [97, 113]],
  ['a third is moved by the two before it', [100, 100, 112], [88, 104, 120]],
  ['at the beginning none leaves the track', [8, 8], [8, 24]],
  ['at the end none leaves the track', [100, 315, 315], [100, 299, 315]],
])('marks keep their distance: %s', (_case, wanted, expected) => {
  expect(spread(wanted, track)).toEqual(expected)
})
