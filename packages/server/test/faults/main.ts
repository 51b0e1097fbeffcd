import { cpus, loadavg } from 'node:os'
import { buildTemplate } from '#test/template.ts'
import { isBroken, within, type Fault, type Figure } from './fault.ts'
import { faults } from './table.ts'

// `npm run faults`, `npm run faults -- 0.1`, `npm run faults -- 0.1 slow`: the share of the full counts, and which.
const [share = '1', ...wanted] = process.argv.slice(2)
// A machine with other work to do comes as far as a quiet one in more time: `LINMEN_FAULT_MINUTES=45 npm run faults -- 1 fuzzed`.
const MINUTES = Number(process.env['LINMEN_FAULT_MINUTES'] ?? 15)
const LIMIT_MS = MINUTES * 60_000
/** For starting and ending what is done it to. */
const RESERVE_MS = 2 * 60_000

const say = (text: string) => process.stdout.write(`${text}\n`)
const load = () => loadavg()[0]!.toFixed(1)
const text = ({ value, unit = '' }: Figure) =>
  `${Number.isInteger(value) ? value : value.toFixed(1)}${unit && ` ${unit}`}`

setTimeout(() => {
  say(`stopped: ${MINUTES} minutes are over`)
  process.exit(1)
}, LIMIT_MS).unref()

await buildTemplate()
say(`${cpus().length} cores, load ${load()}, share ${share} of the counts`)
const chosen = faults
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .filter(({ name, database }) => {
    const isPossible = database !== 'postgres' || process.env['DATABASE_URL'] !== undefined
    if (!isPossible) say(`\n${name}: not shown, there is no PostgreSQL`)
    return isPossible
  })
// Whatever the machine has to do besides, each gets its part of the time, and tells how far it came.
const words = [...new Set(chosen.map(({ name, beside = name }) => beside))]
const groups = words.map((word) => chosen.filter(({ name, beside = name }) => beside === word))
const partMs = (LIMIT_MS - RESERVE_MS) / groups.reduce((sum, [first]) => sum + first!.takes, 0)
for (const group of groups) await Promise.all(group.map(show))
process.exit()

async function show({ name, of, counts, takes, run }: Fault): Promise<void> {
  const count = Math.max(1, Math.round(counts.full * Number(share)))
  const from = performance.now()
  const figures = await run(count, within(takes * partMs))
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  say(`\n${name}: ${count} ${of}, ${seconds} s, load ${load()}`)
  for (const figure of figures) {
    const bound = figure.most === undefined ? '' : ` (at most ${figure.most})`
    say(`  ${isBroken(figure) ? '✗' : '·'} ${figure.name}: ${text(figure)}${bound}`)
    if (isBroken(figure)) process.exitCode = 1
  }
}
