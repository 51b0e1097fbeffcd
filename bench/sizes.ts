// What a phone fetches: the first visit, and each further page, in brotli bytes of the built files. The build counts, and fails over the gates.
import { firstVisit, pageLoads } from './kit/built-files.ts'
import { table } from './kit/machine.ts'

const KIB = 1024
const FIRST_KIB = {
  jsBytes: { name: 'JS', target: 85, gate: 85 },
  cssBytes: { name: 'CSS', target: 8, gate: 8 },
  htmlBytes: { name: 'HTML', target: 4, gate: 4 },
} as const
const PARTS_SHOWN = 8

type Part = keyof typeof FIRST_KIB

const { home, all } = pageLoads
const pages = all.filter(({ limit }) => limit !== null)

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
  `Once it stands, home fetches ${kib(home.jsBytes)} KiB of JS in ${home.files} files for its live parts.`,
)
console.log('\nEach page beyond home, with the tab it opens with, brotli KiB')
console.log(costTable(pages))
console.log('\nHeaviest other parts beyond home, whatever else was opened before')
console.log(costTable(all.filter(({ limit }) => limit === null).slice(0, PARTS_SHOWN)))

const heavy = pages.filter(({ jsBytes, limit }) => jsBytes > (limit ?? 0))
const over = (Object.keys(FIRST_KIB) as Part[]).filter(
  (part) => firstVisit[part] > FIRST_KIB[part].gate * KIB,
)
for (const { source } of heavy) console.log(`over the budget: ${source}`)
for (const part of over) console.log(`over the gate: ${FIRST_KIB[part].name} of the first visit`)
process.exitCode = heavy.length + over.length > 0 ? 1 : 0

function costTable(rows: typeof all): string {
  return table(
    ['source', 'JS', 'budget', 'CSS', 'files'],
    rows.map(({ source, jsBytes, limit, cssBytes, files }) => [
      source.replace(/^features\//, ''),
      kib(jsBytes),
      limit === null ? '' : limit / KIB,
      kib(cssBytes),
      files,
    ]),
  )
}

function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1)
}
