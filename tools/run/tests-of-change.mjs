import { LANES } from './test-run.mjs'

/** Half a minute on two workers. */
const BUDGET_MS = 60_000

/** What a file takes on a quiet machine, on average, with the start of its worker. A choice by measured times would follow the load of the last run. */
const COSTS = [
  ['packages/server/', 3000],
  ['packages/web/', 1000],
]
const OTHER_MS = 200

/**
 * Of the tests a change can break, nearest first, those that fit into the time: a rule that everything imports is reached
 * by a third of all tests, through three or more steps. What lies beside the change always runs.
 */
export function chooseTests(tests) {
  let spentMs = 0
  return tests
    .filter(({ path, distance }) => {
      spentMs += costOf(path)
      return distance <= 1 || spentMs <= BUDGET_MS
    })
    .map(({ path }) => path)
}

const costOf = (path) => COSTS.find(([place]) => path.startsWith(place))?.[1] ?? OTHER_MS

/** Tests that read files instead of importing them: any change can make a generated document stale. */
export const testsOfDocuments = (changed) => [
  'tools/gen/gen.test.ts',
  ...(changed.some((path) => path.startsWith('packages/server/src/db/'))
    ? ['packages/server/test/table-types.test.ts']
    : []),
]

/** Golden paths run on both databases; once is enough here, but for files that only the embedded database has. */
export const projectsLeftOut = (chosen) =>
  chosen.some((path) => /^packages\/server\/(src\/(db|start)|test\/start)/.test(path))
    ? LANES
    : [...LANES, 'embedded']
