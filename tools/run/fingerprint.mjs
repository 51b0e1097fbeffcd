import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { at, cache } from './root.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types'])

/** A hash of the contents of files and folders; without tests, which never reach a build, unless they are asked for. */
export function fingerprint(paths, { withTests = false } = {}) {
  const hash = begin()
  for (const { file } of filesOf(paths, withTests)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** A hash of sizes and moments of change: cheap to ask, and equal only where the contents are. */
export function traces(paths) {
  const hash = begin()
  for (const { file, size, mtimeMs } of filesOf(paths)) hash.update(`${file} ${size} ${mtimeMs}\n`)
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

export const hasStamp = (name) => existsSync(cache(name))

/** With its traces: what it stood for is no longer there. */
export function dropStamp(name) {
  for (const each of [name, `${name}-traces`]) rmSync(cache(each), { force: true })
}

const begin = () =>
  createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)

const filesOf = (paths, withTests = false) =>
  paths.flatMap((path) => filesUnder(at(path), withTests))

function filesUnder(path, withTests) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [{ file: path, size: found.size, mtimeMs: found.mtimeMs }]
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.endsWith('.tsbuildinfo'))
    .filter((name) => withTests || !isTest(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name), withTests))
}

const isTest = (name) => name === 'test' || /\.test\.tsx?$/.test(name)
