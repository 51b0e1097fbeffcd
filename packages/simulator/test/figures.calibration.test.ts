import { test } from 'vitest'
import { laneSize } from '@linmen/domain/test/lane.ts'
import { expectRealBasketball, expectRealFootball } from './figures-calibration.ts'

const WORLDS = ['figures', 'other', 'third'].slice(0, laneSize({ short: 1, full: 3 }))

test.each(WORLDS)(
  '65,000 matches of the world %s are like real ones within 3 %, figure by figure',
  (seed) => expectRealFootball({ seed, oneOf: 1 }),
)

// One world in both forms: three in a hundred of the mean margin is less than chance makes of another.
test('50,000 games of the demo world are like real ones within 3 %, figure by figure', () =>
  expectRealBasketball({ seed: 'linmen', seasons: 42 }))
