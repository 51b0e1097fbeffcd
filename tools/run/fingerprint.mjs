import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, cache } from './root.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test'])

/** A hash of the contents of files and folders, tests left out: they never reach a build. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  for (const path of paths)
    for (const file of filesUnder(at(path))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** True when the stamp of that name was last set to this value. */
export function stampIs(name, value) {
  try {
    return readFileSync(cache(name), 'utf8') === value
  } catch {
    return false
  }
}

export function setStamp(name, value) {
  mkdirSync(dirname(cache(name)), { recursive: true })
  writeFileSync(cache(name), value)
}

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return isTest(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

const isTest = (path) => /\.test\.tsx?$/.test(path)
