import { describe, expect, test } from 'vitest'
import { isFullLane, laneSize } from '@linmen/domain/test/lane.ts'
import { onPostgres } from '#test/harness.ts'
import { isBroken, type Fault } from './fault.ts'
import { faults } from './table.ts'

const possible = faults.filter(
  ({ counts, database }) => laneSize(counts) > 0 && (database !== 'postgres' || onPostgres),
)
const isEmbedded = ({ database }: Fault) => database === 'embedded'

// One group after the other: while an embedded database is opened nothing else of its process goes on, and the sessions
// of a server would be ended for being idle.
describe.each([
  { group: 'on the embedded database', those: possible.filter(isEmbedded) },
  { group: 'on the database of the run', those: possible.filter((each) => !isEmbedded(each)) },
])('$group', ({ those }) => {
  // In small numbers side by side, because each has processes of its own and mostly waits; in large ones each has the
  // machine for itself. How long something took is no matter of a test: `npm run faults` judges that.
  const options = { concurrent: !isFullLane }

  test.each(those)(
    'what is done on purpose harms nobody: $name',
    options,
    async ({ counts, run }) => {
      const figures = await run(laneSize(counts))
      expect(figures.filter((figure) => !figure.timed && isBroken(figure))).toEqual([])
    },
  )
})
