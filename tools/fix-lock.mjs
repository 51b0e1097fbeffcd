// Run after changing dependencies: `npm install --ignore-scripts && node tools/fix-lock.mjs`.
//
// npm writes a lock without the native parts of other platforms when the registry it asked lacks
// some of them, and `npm ci` then refuses that lock everywhere with "Missing: … from lock file".
// This adds an entry for each, so that one lock installs on every machine. A platform whose part is
// truly missing from the registry skips it, because it is optional. An entry without the hash of its
// download, which npm would install unverified, gets it from the registry.
import { readFileSync, writeFileSync } from 'node:fs'
import { npm, run } from './run/command.mjs'
import { addForeignParts } from './run/foreign-parts.mjs'
import { withHost, withoutIntegrity } from './run/lock-integrity.mjs'
import { at } from './run/root.mjs'

const file = at('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = addForeignParts(lock.packages)
for (const place of withHost(lock.packages)) delete lock.packages[place].resolved
const missing = withoutIntegrity(lock.packages)
for (const { place, spec } of missing) lock.packages[place].integrity = await integrityOf(spec)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} entries added${added.map((name) => `\n  ${name}`).join('')}`)
console.log(`${missing.length} hashes added${missing.map(({ spec }) => `\n  ${spec}`).join('')}`)

async function integrityOf(spec) {
  const view = npm('view', spec, 'dist.integrity', '--loglevel=error')
  const { code, output } = await run(view, { quiet: true })
  const integrity = /sha512-[\w+/]+=*/.exec(output)?.[0]
  if (code !== 0 || !integrity) throw new Error(`the registry has no hash of ${spec}\n${output}`)
  return integrity
}
