import { firstScreens } from '@linmen/contract/screens/first.screens.ts'
import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { expect, test } from 'vitest'

const manifest = import.meta.glob<string>('/package.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const { sideEffects } = JSON.parse(manifest['/package.json']!) as { sideEffects: string[] }
const charts = ['momentum', 'heat-map', 'probability-bar', 'stat-bar', 'volume-bar']
const chartFiles = charts.map((chart) => `/src/ui/${chart}/${chart}.tsx`)

test('R-UI-010 charts are fetched when a page shows one, not at the start', () => {
  const loaded = reached(['/src/main.tsx', '/src/features/home/pages/home.page.tsx'])
  expect(loaded).toContain('/src/kit/place.ts')
  expect(loaded).toContain('/src/app/shell.tsx')
  expect(chartFiles.filter((file) => files[file] === undefined)).toEqual([])
  expect(chartFiles.filter((file) => loaded.has(file))).toEqual([])
})

test('whatever is there before the whole table leads to screens of the first load only', () => {
  // Parts called late bring the table along.
  const later = /\/(pages|follow-link|late-\w+)\.tsx?$/
  const early = reached(['/src/main.tsx', '/src/features/home/pages/home.page.tsx'], (code) =>
    [...code.matchAll(STATIC_IMPORT), ...code.matchAll(LAZY_IMPORT)]
      .map(([, from = '']) => from)
      .filter((from) => !later.test(from)),
  )
  expect(early).toContain('/src/features/match/parts/live-strip.tsx')
  const named = [...early].flatMap((file) =>
    [...files[file]!.matchAll(/'([A-Z]\w+)'/g)].map(([, name = '']) => ({ file, name })),
  )
  const wrong = named.filter(({ name }) => name in openScreens && !(name in firstScreens))
  expect(wrong).toEqual([])
})

test('what is imported for what it does, and not for what it exports, stays in the built pages', () => {
  const deeds = Object.entries(files)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([, code]) => [...code.matchAll(/^import '#([^']+\.tsx?)'/gm)])
    .map(([, path = '']) => `./src/${path}`)
  expect(deeds).toContain('./src/kit/address/all-screens.ts')
  expect(deeds.filter((path) => !sideEffects.includes(path))).toEqual([])
})

/** Everything that has to be there before the given modules can run. */
function reached(starts: readonly string[], needs = staticImports): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const code = files[file]
    if (code === undefined || seen.has(file)) return
    seen.add(file)
    for (const from of needs(code)) visit(placeOf(from, file))
  }
  starts.forEach(visit)
  return seen
}

const staticImports = (code: string) =>
  [...code.matchAll(STATIC_IMPORT)].map(([, from = '']) => from)

const LAZY_IMPORT = /\bimport\('([^']+)'\)/g
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?from )?'([^']+)'/gm

function placeOf(from: string, importer: string): string {
  if (from.startsWith('#')) return `/src/${from.slice(1)}`
  return from.startsWith('.') ? new URL(from, `file://${importer}`).pathname : from
}
