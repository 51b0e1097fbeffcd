import { readReport } from './test-report.mjs'
import { reports } from './test-run.mjs'

/** Half a minute on two workers. */
const BUDGET_MS = 60_000
/** Files that no report names. */
const UNKNOWN_MS = 1000

/**
 * Of the tests a change can break, nearest first, those that fit into the time: a rule that everything imports is reached
 * by a third of all tests, through three or more steps. What lies beside the change always runs.
 */
export function chooseTests(tests, msOf = lastDurations()) {
  let spentMs = 0
  return tests
    .filter(({ path, distance }) => {
      spentMs += msOf.get(path) ?? UNKNOWN_MS
      return distance <= 1 || spentMs <= BUDGET_MS
    })
    .map(({ path }) => path)
}

/** Tests that read files instead of importing them: any change can make a generated document stale. */
export const testsOfDocuments = (changed) => [
  'tools/gen/gen.test.ts',
  ...(changed.some((path) => path.startsWith('packages/server/src/db/'))
    ? ['packages/server/test/table-types.test.ts']
    : []),
]

const lastDurations = () =>
  new Map(
    [reports.tests, reports.check]
      .flatMap((file) => readReport(file)?.durations ?? [])
      .map(({ name, ms }) => [name, ms]),
  )
