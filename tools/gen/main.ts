import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { everything, root, stale } from './documents.ts'

// `npm run gen -- tables` writes only what has the word in its path.
const [word = ''] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const written = (await everything()).filter(({ path }) => path.includes(word))
if (process.argv.includes('--check')) {
  const old = stale(written)
  for (const path of old) process.stderr.write(`${path} is stale: npm run gen\n`)
  process.exitCode = old.length === 0 ? 0 : 1
} else {
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${path}\n`)
  }
}
