// What a phone fetches: the first visit, and each further page, in brotli bytes of the built files.
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { table } from './kit/machine.ts'

const KIB = 1024
const BUDGET_KIB = { jsBytes: 85, cssBytes: 8, htmlBytes: 5 }
const PAGE_KIB = 25
const dist = fileURLToPath(new URL('../packages/web/dist/', import.meta.url))
const readJson = <T>(file: string) => JSON.parse(readFileSync(dist + file, 'utf8')) as T

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isDynamicEntry?: boolean
}
type Part = keyof typeof BUDGET_KIB

const manifest = readJson<Record<string, Chunk>>('.vite/manifest.json')
const first = readJson<Record<Part, number> & { files: string[] }>('first-load.json')
const lazy = Object.entries(manifest)
  .filter(([, chunk]) => chunk.isDynamicEntry)
  .map(([name, chunk]) => ({ name: name.replace(/^src\//, ''), files: filesOf(chunk) }))
const common = commonFiles()
const pages = lazy
  .map(({ name, files }) => {
    const own = files.filter((file) => !common.has(file))
    const [scripts, styles] = [/\.js$/, /\.css$/].map((kind) =>
      weight(own.filter((f) => kind.test(f))),
    )
    return { name, scripts: scripts ?? 0, styles: styles ?? 0 }
  })
  .sort((a, b) => b.scripts - a.scripts)

console.log('First visit of shell and home, brotli KiB')
console.log(
  table(
    ['part', 'size', 'budget'],
    Object.entries(BUDGET_KIB).map(([part, limit]) => [
      part.replace('Bytes', '').toUpperCase(),
      kib(first[part as Part]),
      limit,
    ]),
  ),
)
console.log(
  `\nShared by most other pages, fetched once with the second: ${kib(weight([...common]))}`,
)
console.log(`Heaviest of ${pages.length} lazy parts beyond that, brotli KiB`)
console.log(
  table(
    ['part', 'JS', 'budget', 'CSS'],
    pages
      .slice(0, 8)
      .map(({ name, scripts, styles }) => [name, kib(scripts), PAGE_KIB, kib(styles)]),
  ),
)
// The first visit is gated by the build itself.
process.exitCode = pages.some(({ scripts }) => scripts > PAGE_KIB * KIB) ? 1 : 0

/** Scripts and styles of a chunk and of all it needs, without those of the first visit. */
function filesOf(chunk: Chunk): string[] {
  const files = new Set<string>()
  const visit = (each: Chunk) => {
    if (files.has(each.file)) return
    files.add(each.file)
    for (const sheet of each.css ?? []) files.add(sheet)
    for (const name of each.imports ?? []) if (manifest[name]) visit(manifest[name])
  }
  visit(chunk)
  return [...files].filter((file) => !first.files.includes(file))
}

function commonFiles(): Set<string> {
  const users = new Map<string, number>()
  for (const { files } of lazy)
    for (const file of files) users.set(file, (users.get(file) ?? 0) + 1)
  return new Set([...users].filter(([, count]) => count > lazy.length / 2).map(([file]) => file))
}

function weight(files: string[]): number {
  return files.reduce(
    (sum, file) => sum + (statSync(`${dist}${file}.br`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1)
}
