import { expect, test } from 'vitest'
import { heavyPages, pageLoads, unknownSources } from './page-loads.ts'

const KIB = 1024
const TOOL = 'features/special/pages/tool-detail.page.tsx'
const PART = 'features/football/odds/odds-tab.tsx'
const lazy = (file: string, imports: string[] = []) => ({ file, imports, isDynamicEntry: true })
const manifest = {
  '_first.js': { file: 'first.js' },
  '_tools.js': { file: 'tools.js', imports: ['_first.js', '_words.js'], css: ['tools.css'] },
  '_words.js': { file: 'words.js' },
  'src/kit/live/open-line.ts': lazy('line.js', ['_words.js']),
  [`src/${TOOL}`]: lazy('tool.js', ['_tools.js']),
  [`src/${PART}`]: lazy('odds.js'),
}
const first = { jsBytes: 0, cssBytes: 0, htmlBytes: 0, files: ['first.js'] }
const sizes = { 'first.js': 80, 'words.js': 7, 'line.js': 2, 'tool.js': 4, 'odds.js': 40 }
const loadsWith = (toolsKib: number) =>
  pageLoads(
    manifest,
    first,
    new Map([
      ...Object.entries(sizes).map(([file, kib]) => [file, kib * KIB] as const),
      ['tools.js', toolsKib * KIB],
      ['tools.css', 3 * KIB],
    ]),
  )

test('a page costs what it needs and neither the first visit nor home has fetched', () => {
  const { home, all } = loadsWith(10)
  expect(home).toEqual({ jsBytes: 9 * KIB, cssBytes: 0, files: 2 })
  expect(all.find(({ source }) => source === TOOL)).toEqual({
    source: TOOL,
    jsBytes: 14 * KIB,
    cssBytes: 3 * KIB,
    files: 3,
    limit: 25 * KIB,
  })
})

test('a page may fetch 25 KiB of script, a part that comes later what it needs', () => {
  expect(heavyPages(loadsWith(21))).toEqual([])
  expect(heavyPages(loadsWith(21.1))).toEqual([`${TOOL} 25.1 of 25.0 KiB`])
  expect(loadsWith(1).all[0]).toMatchObject({ source: PART, limit: null })
})

test('a budget of a page that is gone is noticed', () => {
  expect(unknownSources(manifest)).toContain('features/gallery/pages/gallery.page.tsx')
  expect(unknownSources(manifest)).not.toContain('kit/live/open-line.ts')
})
