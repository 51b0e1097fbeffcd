// Run after changing dependencies: `npm install --ignore-scripts && node tools/fix-lock.mjs`.
//
// npm writes a lock without the native parts of other platforms when the registry it asked lacks
// some of them, and `npm ci` then refuses that lock everywhere with "Missing: … from lock file".
// This adds an entry for each, so that one lock installs on every machine. A platform whose part is
// truly missing from the registry skips it, because it is optional.
import { readFileSync, writeFileSync } from 'node:fs'
import { addForeignParts } from './run/foreign-parts.mjs'
import { at } from './run/root.mjs'

const file = at('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = addForeignParts(lock.packages)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} entries added${added.map((name) => `\n  ${name}`).join('')}`)
