import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export interface FirstVisit {
  readonly jsBytes: number
  readonly cssBytes: number
  readonly htmlBytes: number
  readonly files: readonly string[]
}

const dist = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url))
const readJson = <T>(file: string) => JSON.parse(readFileSync(dist + file, 'utf8')) as T
const manifest = readJson<Readonly<Record<string, Chunk>>>('.vite/manifest.json')

/** What the build itself counted. */
export const firstVisit = readJson<FirstVisit>('first-load.json')

/** Sources that are fetched on their own when somebody needs them, without `src/`. */
export const lazySources = Object.keys(manifest)
  .filter((name) => manifest[name]!.isDynamicEntry)
  .map((name) => name.replace(/^src\//, ''))

/** Scripts and styles these sources need before they can run, without those of the first visit. */
export function filesOf(sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  for (const source of sources) visit(manifest[`src/${source}`] ?? unknown(source))
  return [...files].filter((file) => !firstVisit.files.includes(file))
}

/** Brotli bytes of the files of one kind. */
export const bytesOf = (files: readonly string[], kind: 'js' | 'css'): number =>
  files
    .filter((file) => file.endsWith(`.${kind}`))
    .reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0)

function unknown(source: string): never {
  throw new Error(`the build has no ${source}`)
}
