// What a phone fetches: the first visit, and each further page, in brotli bytes of the built files.
import { bytesOf, filesOf, firstVisit, lazySources } from './kit/built-files.ts'
import { table } from './kit/machine.ts'

const KIB = 1024
const FIRST_KIB = {
  jsBytes: { name: 'JS', target: 85, gate: 85 },
  cssBytes: { name: 'CSS', target: 8, gate: 8 },
  htmlBytes: { name: 'HTML', target: 4, gate: 4 },
} as const
const PAGE_KIB = 25
/** Parts a page shows at once although their code comes apart. */
const OPENS_WITH: Readonly<Record<string, readonly string[]>> = {
  'features/football/pages/match-detail.page.tsx': [
    'features/football/parts/situation-tab.tsx',
    'features/match/parts/rows/match-star.tsx',
  ],
  'features/basketball/pages/basketball-detail.page.tsx': [
    'features/basketball/parts/text-tab.tsx',
    'features/match/parts/rows/match-star.tsx',
  ],
}
/** What home fetches by itself once it stands. */
const HOME_PARTS = [
  'app/start-background.ts',
  'features/home/parts/day-count.tsx',
  'features/match/parts/live-strip.tsx',
  'features/plan/parts/hot-experts.tsx',
  'features/plan/parts/latest-plans.tsx',
  'kit/live/open-line.ts',
]
/**
 * Pages with a budget of their own. The gallery shows every capsule there is, to those who build the product. The changes
 * of a company are opened from the odds of a match, which have fetched nearly all of it.
 */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  'features/gallery/pages/gallery.page.tsx': 100,
  'features/basketball/pages/odds-history.page.tsx': 27,
  'features/football/pages/odds-detail.page.tsx': 27,
}
const budgetOf = (source: string) => EXCEPTIONS[source] ?? PAGE_KIB

type Part = keyof typeof FIRST_KIB

const homeParts = filesOf(HOME_PARTS)
const costs = lazySources
  .map((source) => {
    const files = filesOf([source, ...(OPENS_WITH[source] ?? [])]).filter(
      (file) => !homeParts.includes(file),
    )
    return { source, files: files.length, js: bytesOf(files, 'js'), css: bytesOf(files, 'css') }
  })
  .sort((a, b) => b.js - a.js)
const isPage = ({ source }: { source: string }) => source.endsWith('.page.tsx')
const pages = costs.filter(isPage)

console.log('First visit of shell and home, brotli KiB')
console.log(
  table(
    ['part', 'size', 'target', 'gate'],
    (Object.keys(FIRST_KIB) as Part[]).map((part) => {
      const { name, target, gate } = FIRST_KIB[part]
      return [name, kib(firstVisit[part]), target, gate]
    }),
  ),
)
console.log(
  `Once it stands, home fetches ${kib(bytesOf(homeParts, 'js'))} KiB of JS in ${homeParts.length} files for its live parts.`,
)
console.log('\nEach page beyond home, with the tab it opens with, brotli KiB')
console.log(costTable(pages))
console.log('\nHeaviest other parts beyond home, whatever else was opened before')
console.log(costTable(costs.filter((cost) => !isPage(cost)).slice(0, 8)))

const heavy = pages.filter(({ source, js }) => js > budgetOf(source) * KIB)
const over = (Object.keys(FIRST_KIB) as Part[]).filter(
  (part) => firstVisit[part] > FIRST_KIB[part].gate * KIB,
)
for (const { source } of heavy) console.log(`over the budget: ${source}`)
for (const part of over) console.log(`over the gate: ${FIRST_KIB[part].name} of the first visit`)
process.exitCode = heavy.length + over.length > 0 ? 1 : 0

function costTable(rows: typeof costs): string {
  return table(
    ['source', 'JS', 'budget', 'CSS', 'files'],
    rows.map(({ source, js, css, files }) => [
      source.replace(/^features\//, ''),
      kib(js),
      budgetOf(source),
      kib(css),
      files,
    ]),
  )
}

function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1)
}
