import { expect, test } from 'vitest'

const files = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const charts = ['momentum', 'heat-map', 'probability-bar', 'stat-bar', 'volume-bar']
const chartFiles = charts.map((chart) => `/src/ui/${chart}/${chart}.tsx`)

test('R-UI-010 charts are fetched when a page shows one, not at the start', () => {
  const loaded = reached('/src/main.tsx', '/src/features/home/pages/home.page.tsx')
  expect(loaded).toContain('/src/kit/place.ts')
  expect(loaded).toContain('/src/app/shell.tsx')
  expect(chartFiles.filter((file) => files[file] === undefined)).toEqual([])
  expect(chartFiles.filter((file) => loaded.has(file))).toEqual([])
})

/** Everything that has to be there before the given modules can run. */
function reached(...starts: string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const code = files[file]
    if (code === undefined || seen.has(file)) return
    seen.add(file)
    for (const [, from = ''] of code.matchAll(STATIC_IMPORT)) visit(placeOf(from, file))
  }
  starts.forEach(visit)
  return seen
}

const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?from )?'([^']+)'/gm

function placeOf(from: string, importer: string): string {
  if (from.startsWith('#')) return `/src/${from.slice(1)}`
  return from.startsWith('.') ? new URL(from, `file://${importer}`).pathname : from
}
