import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-plan.ts'
import { mergeChunks, type Heap, type Knowledge } from './merge-chunks.ts'
import type { ModuleGraph } from './module-graph.ts'

const FEATURES = '/web/src/features'
const LIST = `${FEATURES}/match/pages/match-list.page.tsx`
const LIST_TOP = `${FEATURES}/match/parts/list-top.tsx`
const GALLERY = `${FEATURES}/gallery/pages/gallery.page.tsx`
const DATA = `${FEATURES}/league/pages/team.page.tsx`

const modules: Record<string, { imports?: string[]; lazy?: string[] }> = {
  '/web/src/main.tsx': { imports: ['/web/src/kit/a.ts'], lazy: [LIST, DATA, GALLERY] },
  [`${FEATURES}/home/pages/home.page.tsx`]: { imports: ['/web/src/ui/b.tsx'] },
  '/web/src/kit/a.ts': { imports: ['/web/src/kit/deep.ts'] },
  [LIST]: {
    imports: ['/web/src/kit/a.ts', '/web/src/ui/tabs.tsx', '/web/src/ui/row.tsx', LIST_TOP],
  },
  [DATA]: { imports: ['/web/src/ui/tabs.tsx'] },
  [GALLERY]: { imports: ['/web/src/ui/row.tsx', '/web/src/ui/swatch.tsx'] },
  '/web/src/ui/tabs.tsx': { imports: ['/web/src/ui/keys.ts'] },
}
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importedIds: modules[id]?.imports ?? [],
    dynamicallyImportedIds: modules[id]?.lazy ?? [],
    code: 'x'.repeat(100),
  }),
}
const nameOf = (id: string) =>
  chunkGroups('/web').flatMap(({ name }) => name(id, graph) ?? [])[0] ?? null

test('what shell and home import is one file, lazy pages are not in it', () => {
  expect(nameOf('/web/src/kit/deep.ts')).toBe('first')
  expect(nameOf('/web/src/ui/b.tsx')).toBe('first')
  expect(nameOf(LIST)).toBeNull()
})

test('what two pages share is a file of its own, what one page has stays with it', () => {
  expect(nameOf('/web/src/ui/tabs.tsx')).toBe(nameOf('/web/src/ui/keys.ts'))
  expect(nameOf('/web/src/ui/tabs.tsx')).toMatch(/^with-/)
  expect(nameOf(LIST_TOP)).toBeNull()
})

test('what the gallery shows too lies with what its page has in common with others', () => {
  expect(nameOf('/web/src/ui/row.tsx')).toBe(nameOf('/web/src/ui/tabs.tsx'))
  expect(nameOf('/web/src/ui/swatch.tsx')).toBeNull()
})

const heap = (name: string, bytes: number, ...users: string[]): Heap => ({
  modules: [name],
  bytes,
  users: new Set(users),
})
const knowing = (importsOf: Knowledge['importsOf'] = () => [], often = ''): Knowledge => ({
  importsOf,
  weightOf: (user) => (user === often ? 10 : 1),
})
const names = (heaps: readonly Heap[]) => heaps.map(({ modules: all }) => all.join('+')).sort()

test('small things lie together, a great one is spared those who have no use for it', () => {
  const small = [heap('a', 100, 'list', 'data'), heap('b', 100, 'list')]
  expect(names(mergeChunks(small, knowing()))).toEqual(['a+b'])
  const great = [heap('a', 100, 'list', 'data'), heap('b', 14_000, 'list')]
  expect(names(mergeChunks(great, knowing()))).toEqual(['a', 'b'])
})

test('those who come often are spared the most', () => {
  const heaps = [heap('a', 100, 'list', 'data'), heap('b', 2000, 'data')]
  expect(names(mergeChunks(heaps, knowing()))).toEqual(['a+b'])
  expect(names(mergeChunks(heaps, knowing(undefined, 'list')))).toEqual(['a', 'b'])
})

test('whoever fetches a file fetches what it needs: that counts too', () => {
  const heaps = [heap('a', 100, 'list', 'data'), heap('b', 100, 'list'), heap('c', 14_000, 'list')]
  const needs = (id: string) => (id === 'b' ? ['c'] : [])
  expect(names(mergeChunks(heaps, knowing(needs)))).not.toContain('a+b')
})

test('two files never need each other in a circle', () => {
  const heaps = [heap('a', 10, 'list'), heap('b', 90_000, 'list', 'data'), heap('c', 10, 'list')]
  const needs = (id: string) => ({ a: ['b'], b: ['c'] })[id] ?? []
  expect(names(mergeChunks(heaps, knowing(needs)))).not.toContain('a+c')
})
