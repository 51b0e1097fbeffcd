import { expect, test } from 'vitest'
import { firstFailure, LONG_MS } from './first-failure.ts'
import { REAL } from './pieces.ts'

// As many as find every planted bug; thousands of them belong to `npm run faults`.
test(
  'whatever is dropped, doubled, late, cancelled, contradicted or restarted, all agree: 300 runs',
  () => {
    expect(firstFailure([1, 300], REAL)).toBeNull()
  },
  LONG_MS,
)
