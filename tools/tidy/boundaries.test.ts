import { describe, expect, test } from 'vitest'
import { boundaries } from './rules/boundaries.ts'
import { deadDependencies } from './rules/dead-dependencies.ts'
import { deadExports, deadFiles } from './rules/dead-code.ts'
import { importCycles } from './rules/import-cycles.ts'
import { featureCycles } from './rules/feature-cycles.ts'
import { treeOf } from './tree.ts'

const importing = (path: string, from: string) =>
  boundaries.check(treeOf({ [path]: `import { a } from '${from}'` })).map(({ message }) => message)

const WEB = 'packages/web/src'
const SERVER = 'packages/server/src'

describe('a crossing is found', () => {
  test.each([
    ['domain to server', 'packages/domain/src/plan/a.ts', '@linmen/server/kit/a.ts'],
    ['web to server', `${WEB}/kit/a.ts`, '@linmen/server/kit/a.ts'],
    ['contract to domain', 'packages/contract/src/plan/a.ts', '@linmen/domain/plan/a.ts'],
    ['domain to the simulator', 'packages/domain/src/odds/a.ts', '@linmen/simulator/a.ts'],
    ['the pages to the models', `${WEB}/kit/a.ts`, '@linmen/models/goals/a.ts'],
    ['models to a library', 'packages/models/src/goals/a.ts', 'kysely'],
    ['domain to a library', 'packages/domain/src/plan/a.ts', 'kysely'],
    ['contract to node', 'packages/contract/src/plan/a.ts', 'node:fs'],
    ['ui to kit', `${WEB}/ui/button/button.tsx`, '#kit/call.ts'],
    ['kit to features', `${WEB}/kit/a.ts`, '#features/plan/parts/public.ts'],
    ['kit to sport', `${WEB}/kit/a.ts`, '#sport/match-settings.ts'],
    ['sport to features', `${WEB}/sport/a.ts`, '#features/plan/parts/public.ts'],
    ['features to app', `${WEB}/features/plan/a.ts`, '#app/pages.ts'],
    ['db to kit', `${SERVER}/db/a.ts`, '#kit/command.ts'],
    ['a feed to the import', `${SERVER}/feeds/http/a.ts`, '#import/write-batch.ts'],
    ['the import to the start', `${SERVER}/import/a.ts`, '#start/step.ts'],
    ['a feature to the start', `${SERVER}/features/plan/a.ts`, '#start/read-settings.ts'],
    ['a feature to the inside of another', `${SERVER}/features/plan/a.ts`, '#features/coupon/b.ts'],
    ['a part to a page', `${WEB}/features/plan/parts/a.tsx`, '#features/plan/pages/b.page.tsx'],
    ['another feature to a page', `${WEB}/features/a/a.screens.ts`, '#features/b/pages/b.page.tsx'],
    ['upwards by dots', `${SERVER}/features/plan/a.ts`, '../coupon/public.ts'],
  ])('%s', (_name, path, from) => {
    expect(importing(path, from)).not.toEqual([])
  })
})

describe('a permitted way is left alone', () => {
  test.each([
    ['server to domain', `${SERVER}/features/plan/a.ts`, '@linmen/domain/plan/a.ts'],
    ['kit to ui', `${WEB}/kit/a.tsx`, '#ui/button/button.tsx'],
    [
      'a feature to the door of another',
      `${SERVER}/features/plan/a.ts`,
      '#features/coupon/public.ts',
    ],
    ['screens to their page', `${WEB}/features/plan/plan.screens.ts`, './pages/a.page.tsx'],
    ['a test to a library', 'packages/domain/src/plan/a.test.ts', 'fast-check'],
    ['the same folder', `${SERVER}/features/plan/a.ts`, './b.ts'],
  ])('%s', (_name, path, from) => {
    expect(importing(path, from)).toEqual([])
  })
})

test('two features that use each other are a circle', () => {
  const tree = treeOf({
    [`${SERVER}/features/plan/a.ts`]: "import { a } from '#features/coupon/public.ts'",
    [`${SERVER}/features/coupon/b.ts`]: "import { b } from '#features/plan/public.ts'",
  })
  expect(featureCycles.check(tree)).toMatchObject([{ message: 'a circle: plan → coupon → plan' }])
})

describe('a file that needs itself', () => {
  const circle = (back: string) =>
    importCycles.check(
      treeOf({
        [`${SERVER}/kit/a.ts`]: "import { b } from './b.ts'",
        [`${SERVER}/kit/b.ts`]: "import { c } from '#db/c.ts'",
        [`${SERVER}/db/c.ts`]: back,
      }),
    )

  test.each([
    ['by a value', "import { a } from '#kit/a.ts'"],
    ['by a type', "import type { A } from '#kit/a.ts'"],
    ['by passing it on', "export { a } from '#kit/a.ts'"],
  ])('%s is found', (_name, back) => {
    expect(circle(back)).toEqual([
      { path: `${SERVER}/db/c.ts`, line: 1, message: 'a circle: a.ts → b.ts → c.ts → a.ts' },
    ])
  })

  test.each([
    ['what is fetched later', "const a = () => import('#kit/a.ts')"],
    ['somebody else', "import { d } from './d.ts'"],
  ])('%s is left alone', (_name, back) => {
    expect(circle(back)).toEqual([])
  })
})

describe('dead code', () => {
  const tree = treeOf({
    [`${SERVER}/main.ts`]: "import { a } from './a.ts'\nimport { c } from '@linmen/contract'",
    [`${SERVER}/a.ts`]: 'export const a = 1\nexport const lonely = 2\nexport interface Shape {}',
    [`${SERVER}/b.ts`]: 'export const b = 1',
    [`${SERVER}/b.test.ts`]: "import { b } from './b.ts'",
    'packages/contract/src/index.ts': "export * from './kit.ts'",
    'packages/contract/src/kit.ts': 'export const c = 1\nexport const d = 2',
  })

  test('a file that only its test knows is dead', () => {
    expect(deadFiles.check(tree).map(({ path }) => path)).toEqual([`${SERVER}/b.ts`])
  })

  test('an export nobody imports is dead, also behind the barrel; types are not', () => {
    expect(deadExports.check(tree).map(({ message }) => message)).toEqual([
      'nobody imports lonely',
      'nobody imports d',
    ])
  })

  test('a dependency nobody imports is dead', () => {
    const dependencies = { '@linmen/contract': '1', 'react-dom': '1', lonely: '1' }
    const found = deadDependencies.check(
      treeOf({
        'packages/web/package.json': JSON.stringify({ dependencies }, null, 2),
        [`${WEB}/main.tsx`]:
          "import { a } from 'react-dom/client'\nimport { b } from '@linmen/contract/a.ts'",
      }),
    )
    expect(found).toEqual([
      { path: 'packages/web/package.json', line: 5, message: 'nobody imports lonely' },
    ])
  })
})
