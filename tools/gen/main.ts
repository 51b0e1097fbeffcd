import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documents, root, staleDocuments } from './documents.ts'

if (process.argv.includes('--check')) {
  const stale = staleDocuments()
  for (const path of stale) process.stderr.write(`${path} is stale: npm run gen\n`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const { path, text } of documents()) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${path}\n`)
  }
}
