import { expect, test } from 'vitest'
import { firstFailure, LONG_MS } from './first-failure.ts'
import { REAL } from './pieces.ts'

// A file of its own, so that two cores share the work.
test(
  'whatever is dropped, doubled, late, cancelled, contradicted or restarted, all agree: runs 5,001 to 10,000',
  () => {
    expect(firstFailure([5001, 10_000], REAL)).toBeNull()
  },
  LONG_MS,
)
