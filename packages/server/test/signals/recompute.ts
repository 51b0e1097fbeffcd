// Every signal of 1,000 matches of the demo world reckoned a second time by an implementation that shares nothing with the
// product: how many differ. `npm run bench -- signals`; LINMEN_MATCHES says how many.
import { compare, type Difference } from './slow-signals.ts'
import { worldMatches } from './world-matches.ts'

const MATCHES = Number(process.env['LINMEN_MATCHES'] ?? 1000)
const NOW_MS = Date.parse('2026-11-14T20:40:00+08:00')

const say = (text: string) => process.stdout.write(`${text}\n`)
const differences: Difference[] = []
let [matches, signals] = [0, 0]
const begun = performance.now()
for await (const known of worldMatches(NOW_MS)) {
  const compared = compare(known)
  differences.push(...compared.differences)
  signals += compared.signals
  matches += 1
  if (matches >= MATCHES) break
}
say(
  `${matches} matches, ${signals} signals of the product, ${differences.length} differences, ` +
    `${((performance.now() - begun) / 1000).toFixed(0)} s`,
)
for (const each of differences.slice(0, 10)) say(JSON.stringify(each))
if (differences.length > 0 || matches < MATCHES) process.exitCode = 1
