import { expect, test } from 'vitest'
import { chooseTests } from '../run/tests-of-change.mjs'
import { requestsIn } from './importers.ts'
import { affectedTests, filesNear } from './reach.ts'

const QUOTE = 'packages/domain/src/pricing/quote.ts'
const BUY = 'packages/server/src/features/plan/buy-plan.ts'
const ROUTES = 'packages/server/src/app/routes.ts'
const tests = {
  ofQuote: 'packages/domain/src/pricing/quote.test.ts',
  ofBuying: 'packages/server/src/features/plan/pool/settle.test.ts',
  ofRoutes: 'packages/server/test/every-row.test.ts',
  ofNews: 'packages/server/src/features/news/news.test.ts',
  ofFaults: 'packages/server/test/faults/kills.faults.test.ts',
}
const importers = new Map([
  [QUOTE, new Set([BUY, tests.ofQuote, tests.ofFaults])],
  [BUY, new Set([ROUTES])],
  [ROUTES, new Set([tests.ofRoutes])],
])
const files = [QUOTE, BUY, ROUTES, ...Object.values(tests)]
const reach = (...changed: string[]) =>
  affectedTests(changed, files, importers).map(({ path, distance }) => [distance, path])

test('a change reaches what imports it, directly or through others, nearest first; never a lane', () => {
  expect(reach(QUOTE)).toEqual([
    [1, tests.ofQuote],
    [3, tests.ofRoutes],
  ])
})

test('the tests of an area are near to every file of it, although they call it through the routes', () => {
  expect(reach(BUY)).toEqual([
    [2, tests.ofBuying],
    [2, tests.ofRoutes],
  ])
})

test('near to a change is what imports it directly', () => {
  expect(filesNear([QUOTE], importers)).toEqual([QUOTE, BUY, tests.ofQuote, tests.ofFaults])
})

test('a test that changed is run, and what nothing names reaches nothing', () => {
  expect(reach(tests.ofNews)).toEqual([[0, tests.ofNews]])
  expect(reach('docs/testing.md')).toEqual([])
})

test('imports of every form are found', () => {
  const text = `
    import { a } from './a.ts'
    import './b.css'
    export { c } from '#area/c.ts'
    const d = () => import('@linmen/domain/d.ts')
    const e = new URL('./e.ts', import.meta.url)`
  expect(requestsIn(text)).toEqual([
    './a.ts',
    './b.css',
    '#area/c.ts',
    '@linmen/domain/d.ts',
    './e.ts',
  ])
})

test('the nearest tests that fit into a minute are run, and those beside the change in any case', () => {
  const files = (count: number, distance: number) =>
    Array.from({ length: count }, (_, each) => ({
      path: `packages/server/test/${distance}-${each}.test.ts`,
      distance,
    }))
  const few = [...files(2, 1), ...files(3, 4)]
  expect(chooseTests(few)).toHaveLength(5)
  const many = [...files(2, 1), ...files(40, 4)]
  expect(chooseTests(many)).toEqual(many.slice(0, 20).map(({ path }) => path))
  const beside = [...files(40, 1), ...files(1, 2)]
  expect(chooseTests(beside)).toHaveLength(40)
})
