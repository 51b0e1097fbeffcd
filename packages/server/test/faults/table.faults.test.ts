import { expect, test } from 'vitest'
import { isFullLane, laneSize } from '@linmen/domain/test/lane.ts'
import { onPostgres } from '#test/harness.ts'
import { isBroken } from './fault.ts'
import { faults } from './table.ts'

const possible = faults.filter(({ database }) => database === 'embedded' || onPostgres)

// In small numbers side by side, because each has processes of its own and mostly waits; in large ones each has the
// machine for itself. How long something took is no matter of a test: `npm run faults` judges that.
const options = { concurrent: !isFullLane, timeout: 3_600_000 }

test.each(possible)(
  'what is done on purpose harms nobody: $name',
  options,
  async ({ counts, run }) => {
    const figures = await run(laneSize(counts))
    expect(figures.filter((figure) => !figure.timed && isBroken(figure))).toEqual([])
  },
)
