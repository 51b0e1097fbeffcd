import { expect, test } from 'vitest'
import { laneSize } from '@linmen/domain/test/lane.ts'
import { firstFailure, LONG_MS } from './first-failure.ts'
import { REAL } from './pieces.ts'

const RUNS = laneSize({ short: 1500, full: 10_000 })

test(
  `whatever is dropped, doubled, late, cancelled, contradicted or restarted, all agree: ${RUNS} runs`,
  () => {
    expect(firstFailure([1, RUNS], REAL)).toBeNull()
  },
  LONG_MS,
)
