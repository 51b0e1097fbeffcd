import { expect, test } from 'vitest'
import { sharedPlaces } from './shared-places.ts'

test.each<[string, readonly number[], readonly number[]]>([
  ['nobody has no place', [], []],
  ['different figures count up', [9, 7, 4], [1, 2, 3]],
  ['two equals share a place and the next skips one', [9, 7, 7, 4], [1, 2, 2, 4]],
  ['three equals skip two', [9, 7, 7, 7, 4], [1, 2, 2, 2, 5]],
  ['equals may lead', [9, 9, 4], [1, 1, 3]],
  ['equals may be last', [9, 4, 4], [1, 2, 2]],
  ['all equal are all first', [3, 3, 3], [1, 1, 1]],
  ['pair after pair', [9, 9, 4, 4, 1], [1, 1, 3, 3, 5]],
  ['nothing is a figure like others', [2, 0, 0], [1, 2, 2]],
  ['the order they come in does not matter', [4, 9, 7, 7], [4, 1, 2, 2]],
])('%s', (_name, figures, places) => {
  expect(sharedPlaces(figures)).toEqual(places)
})
