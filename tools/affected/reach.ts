import { posix } from 'node:path'

/** Which files name which: the way a change travels, from what is imported to what imports it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

export interface AffectedTest {
  readonly path: string
  /** 0 is the changed file itself, 1 what imports it or lies beside it. */
  readonly distance: number
}

/** The tests a change can break, nearest first. */
export function affectedTests(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): AffectedTest[] {
  const distances = distancesFrom(changed, importers)
  return files
    .filter((path) => isTest(path))
    .map((path) => ({
      path,
      distance: Math.min(
        distances.get(path) ?? Infinity,
        ...changed.map((each) => neighbourhood(path, each)),
      ),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1))
}

/** What changed and what imports it directly: a rule of lint that knows types looks no further. */
export const filesNear = (changed: readonly string[], importers: Importers): string[] => [
  ...new Set([...changed, ...changed.flatMap((path) => [...(importers.get(path) ?? [])])]),
]

function distancesFrom(changed: readonly string[], importers: Importers) {
  const distances = new Map(changed.map((path) => [path, 0]))
  const queue = [...changed]
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) {
        distances.set(importer, (distances.get(path) ?? 0) + 1)
        queue.push(importer)
      }
  return distances
}

/**
 * Tests of the server call a route and tests of pages open a screen: both reach a file through tables that name all
 * others too, so those of the same area are nearer than their imports say.
 */
function neighbourhood(test: string, changed: string): number {
  if (posix.dirname(test) === posix.dirname(changed)) return 1
  const area = areaOf(changed)
  return area !== null && test.startsWith(area) ? 2 : Infinity
}

const areaOf = (path: string) =>
  /^packages\/[\w-]+\/src\/(?:features|desks)\/[^/]+\//.exec(path)?.[0] ?? null

/** Tests of the lanes have commands of their own. */
const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && !/\.(?:faults|calibration)\.test/.test(path)
