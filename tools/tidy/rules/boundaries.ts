import { placeOf, resolveImport } from '../places.ts'
import { fileRule, isCode, isTest } from '../rule.ts'
import type { Import } from '../source.ts'

/** Who may import whom across packages. Nothing else may be reached from the product. */
const PACKAGES: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  simulator: ['contract', 'domain'],
  models: ['contract', 'domain'],
  predictor: ['contract', 'domain', 'simulator', 'models'],
  server: ['contract', 'domain', 'simulator', 'models'],
  web: ['contract', 'domain'],
  console: ['contract', 'domain'],
  e2e: ['contract', 'domain'],
}

/** What of the phone app's kit the console shares: one client for one contract. */
const SHARED =
  /^packages\/web\/src\/(kit\/(call|clock|failure|read|login-state|crypto\/password-cipher)\.ts|styles\/)/

/** Both ends of the live line are tested together, in the test folder of one of them; the list has one load client. */
const MEETINGS: Record<string, string> = {
  'packages/server/test/chaos/': 'web',
  'packages/server/test/deploy/': 'e2e',
}

/** Layers from the ground up: a file may import its own layer and those before it. */
const LAYERS: Record<string, readonly (readonly string[])[]> = {
  web: [['styles'], ['ui'], ['kit'], ['sport'], ['features'], ['app']],
  console: [['styles'], ['kit'], ['desks'], ['app']],
  server: [
    ['db'],
    ['kit', 'realtime', 'jobs'],
    ['files', 'feeds', 'pay', 'hosts'],
    ['features'],
    ['demo', 'import'],
    ['start'],
  ],
}

/** Pure packages know no framework, no clock and no machine. */
const PURE = new Set(['contract', 'domain', 'simulator', 'models'])

export const boundaries = fileRule(
  'boundary',
  (path) => path.startsWith('packages/') && isCode(path),
  function* ({ path, imports }) {
    for (const each of imports)
      for (const message of crossings(path, each)) yield { line: each.line, message }
  },
)

function* crossings(importer: string, { from }: Import): Generator<string> {
  const here = placeOf(importer)
  if (!here.pkg) return
  // A test folder stands beside src and has no other way to its neighbours.
  if (from.startsWith('../') && importer.includes('/src/'))
    yield `write '#area/file.ts' instead of ${from}`
  const target = resolveImport(importer, from)
  if (target === null) {
    if (PURE.has(here.pkg) && !isTest(importer))
      yield `${here.pkg} is pure: it may not import ${from}`
    return
  }
  const there = placeOf(target)
  if (!there.pkg) yield `${from} lies outside the packages`
  else if (here.pkg === 'console' && SHARED.test(target)) return
  else if (there.pkg !== here.pkg && !mayMeet(importer, there.pkg))
    yield* acrossPackages(here.pkg, there.pkg)
  else yield* insidePackage(importer, target)
}

const mayMeet = (importer: string, there: string) =>
  Object.entries(MEETINGS).some(([folder, pkg]) => importer.startsWith(folder) && pkg === there)

function* acrossPackages(here: string, there: string) {
  if (!PACKAGES[here]?.includes(there)) yield `${here} may not import ${there}`
}

function* insidePackage(importer: string, target: string) {
  const here = placeOf(importer)
  const there = placeOf(target)
  const [from, to] = [layerIndex(here.pkg, here.layer), layerIndex(there.pkg, there.layer)]
  if (from !== null && to !== null && to > from && !isTest(importer))
    yield `${here.layer} lies below ${there.layer} and may not import it`
  if (here.feature && there.feature && here.feature !== there.feature && !isTest(importer)) {
    if (!/\/public\.tsx?$/.test(target))
      yield `${here.feature} may use ${there.feature} only through its public.ts`
  }
  if (/\/pages\/[^/]+\.page\.tsx$/.test(target) && !mayShowPage(importer, target))
    yield 'a page is imported by its .screens.ts and nobody else'
}

const mayShowPage = (importer: string, page: string) =>
  isTest(importer) ||
  (importer.endsWith('.screens.ts') && placeOf(importer).feature === placeOf(page).feature)

function layerIndex(pkg: string | null, layer: string | null): number | null {
  const found = LAYERS[pkg ?? '']?.findIndex((names) => names.includes(layer ?? ''))
  return found === undefined || found === -1 ? null : found
}
