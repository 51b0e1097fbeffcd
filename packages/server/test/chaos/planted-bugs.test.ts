import { expect, test } from 'vitest'
import { firstFailure, LONG_MS } from './first-failure.ts'
import { PLANTED_BUGS } from './planted-bugs.ts'

// Far fewer runs than the real pieces have to stand.
const RUNS = [1, 300] as const

test.each(Object.entries(PLANTED_BUGS))(
  'the replays find it when %s',
  (_name, pieces) => {
    expect(firstFailure(RUNS, pieces)).toMatch(/^run \d+: (the|match)/)
  },
  LONG_MS,
)
