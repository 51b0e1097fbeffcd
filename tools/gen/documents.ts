import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { endpointsDocument } from './endpoints.ts'
import { errorsDocument } from './errors.ts'
import { gatewayDocument } from './gateway.ts'
import { plannedDocument } from './planned.ts'
import { rulesDocument } from './rules.ts'
import { screensDocument } from './screens.ts'
import { tableDocuments } from './tables.ts'
import { wireWordsDocument } from './wire-words.ts'

export interface Document {
  readonly path: string
  readonly text: string
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything under docs/generated, from the tables alone: the same sources give the same bytes. */
export function documents(): Document[] {
  return [
    { path: 'docs/generated/endpoints.md', text: endpointsDocument() },
    { path: 'docs/generated/gateway.md', text: gatewayDocument() },
    { path: 'docs/generated/screens.md', text: screensDocument() },
    { path: 'docs/generated/errors.md', text: errorsDocument() },
    { path: 'docs/generated/planned.md', text: plannedDocument() },
    { path: 'docs/generated/rules.md', text: rulesDocument(root) },
    { path: 'docs/generated/wire-words.md', text: wireWordsDocument(root) },
  ]
}

/** The documents, and what only a migrated database can tell: the types of its tables and its schema. */
export const everything = async (): Promise<Document[]> => [
  ...documents(),
  ...(await tableDocuments()),
]

export function stale(written: readonly Document[]): string[] {
  return written.filter(({ path, text }) => read(join(root, path)) !== text).map(({ path }) => path)
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
