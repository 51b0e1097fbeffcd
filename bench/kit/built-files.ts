import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Cost {
  readonly jsBytes: number
  readonly cssBytes: number
  readonly files: number
}

interface PageCost extends Cost {
  readonly source: string
  /** Brotli bytes of script a page may fetch; null for a part of a page. */
  readonly limit: number | null
}

interface FirstVisit {
  readonly jsBytes: number
  readonly cssBytes: number
  readonly htmlBytes: number
}

interface PageLoads {
  readonly home: Cost
  readonly all: readonly PageCost[]
}

const dist = fileURLToPath(new URL('../../packages/web/dist/', import.meta.url))
const readJson = <T>(file: string) => JSON.parse(readFileSync(dist + file, 'utf8')) as T

/** What the build itself counted: the first visit, and beyond it each page and part. */
export const firstVisit = readJson<FirstVisit>('first-load.json')
export const pageLoads = readJson<PageLoads>('page-loads.json')
