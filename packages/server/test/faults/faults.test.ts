import { expect, test } from 'vitest'
import { onPostgres } from '#test/harness.ts'
import { isBroken } from './fault.ts'
import { faults } from './table.ts'

const LONG_MS = 600_000

const here = faults.filter(({ database }) => (database === 'postgres') === onPostgres)

// The short form: the same faults in small numbers, side by side, because each has processes of its own and mostly waits.
// How long something took is no matter of a test.
test.concurrent.each(here)(
  'what is done on purpose harms nobody: $name',
  async ({ counts, run }) => {
    const figures = await run(counts.short)
    expect(figures.filter((figure) => !figure.timed && isBroken(figure))).toEqual([])
  },
  LONG_MS,
)
