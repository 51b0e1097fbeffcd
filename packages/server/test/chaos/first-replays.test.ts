import { expect, test } from 'vitest'
import { firstFailure, LONG_MS } from './first-failure.ts'
import { REAL } from './pieces.ts'

test(
  'whatever is dropped, doubled, late, cancelled, contradicted or restarted, all agree: runs 1 to 5,000',
  () => {
    expect(firstFailure([1, 5000], REAL)).toBeNull()
  },
  LONG_MS,
)
