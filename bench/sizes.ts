// What a phone fetches: the first visit, and each further page, in brotli bytes of the built files.
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { table } from './kit/machine.ts'

const KIB = 1024
const BUDGET_KIB = { jsBytes: 85, cssBytes: 8, htmlBytes: 5 }
const ROUTE_KIB = 25
const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url))
const readJson = <T>(file: string) => JSON.parse(readFileSync(dist + file, 'utf8')) as T

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}
type FirstLoad = Record<keyof typeof BUDGET_KIB, number> & { files: string[] }

const manifest = readJson<Record<string, Chunk>>('.vite/manifest.json')
const first = readJson<FirstLoad>('first-load.json')
const routes = routeSizes()
const tooHeavy = routes.filter(({ bytes }) => bytes > ROUTE_KIB * KIB)

console.log('First visit of shell and home, brotli KiB')
console.log(
  table(
    ['part', 'size', 'budget'],
    Object.entries(BUDGET_KIB).map(([part, limit]) => [
      part.replace('Bytes', '').toUpperCase(),
      kib(first[part as keyof typeof BUDGET_KIB]),
      limit,
    ]),
  ),
)
console.log(`\nHeaviest of ${routes.length} lazy pages beyond the first visit, brotli KiB`)
console.log(
  table(
    ['page', 'size', 'budget'],
    routes.slice(0, 8).map(({ name, bytes }) => [name, kib(bytes), ROUTE_KIB]),
  ),
)
// The first visit is gated by the build itself.
process.exitCode = tooHeavy.length > 0 ? 1 : 0

function routeSizes() {
  const known = new Set(first.files)
  return Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([name, chunk]) => ({ name: name.replace(/^src\//, ''), bytes: weight(chunk, known) }))
    .sort((a, b) => b.bytes - a.bytes)
}

function weight(chunk: Chunk, known: ReadonlySet<string>): number {
  const files = new Set<string>()
  const visit = (each: Chunk) => {
    if (files.has(each.file)) return
    files.add(each.file)
    for (const sheet of each.css ?? []) files.add(sheet)
    for (const name of each.imports ?? []) if (manifest[name]) visit(manifest[name])
  }
  visit(chunk)
  return [...files]
    .filter((file) => !known.has(file))
    .reduce(
      (sum, file) => sum + (statSync(`${dist}${file}.br`, { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

function kib(bytes: number) {
  return (bytes / KIB).toFixed(1)
}
