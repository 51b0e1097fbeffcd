import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import type { CallRow } from './call-rows.ts'

const WEB = fileURLToPath(new URL('../../web/src', import.meta.url))

/** A file of the pages: what it imports, and the names of rows and queries it mentions. */
interface Source {
  readonly imports: readonly string[]
  readonly mentions: readonly string[]
}

const MENTION = /\b(\w+(?:Endpoints|Gateway|Queries))\.(\w+)/g
const IMPORT = /\b(?:from|import\()\s*'([#.][^']+)'/g
/** A table of queries, a member a line: of a table a page asks only what it names. */
const TABLE = /export const (\w+Queries) = \{\n([\s\S]*?)\n\}/g
const MEMBER = /^ {2}(\w+)\b/

const sources = new Map<string, Source>()
/** What a member of a table of queries mentions in turn. */
const members = new Map<string, readonly string[]>()
for (const name of readdirSync(WEB, { recursive: true, encoding: 'utf8' }))
  if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) readSource(join(WEB, name))

function readSource(file: string): void {
  const text = readFileSync(file, 'utf8')
  const rest = text.replaceAll(TABLE, (_, table: string, body: string) => {
    let member = ''
    for (const line of body.split('\n')) {
      member = MEMBER.exec(line)?.[1] ?? member
      const name = `${table}.${member}`
      members.set(name, [...(members.get(name) ?? []), ...mentionsIn(line)])
    }
    return ''
  })
  const imports = [...text.matchAll(IMPORT)].map(([, from]) => resolve(file, from!))
  sources.set(file, { imports, mentions: mentionsIn(rest) })
}

function mentionsIn(text: string): string[] {
  return [...text.matchAll(MENTION)].map(([, table, member]) => `${table}.${member}`)
}

function resolve(file: string, from: string): string {
  return from.startsWith('#') ? join(WEB, from.slice(1)) : join(dirname(file), from)
}

/** Rows of all calls that the page of a screen and its parts make; null for a screen whose page is not found. */
export function callsOfPage(screen: string): CallRow[] | null {
  const page = pageFiles().get(screen)
  if (page === undefined) return null
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    sources.get(file)?.imports.forEach(visit)
  }
  visit(page)
  const rows = new Set<CallRow>()
  const follow = (mention: string, from: ReadonlySet<string>) => {
    if (from.has(mention)) return
    for (const row of rowsByName.get(mention.split('.')[1]!) ?? []) rows.add(row)
    for (const each of members.get(mention) ?? []) follow(each, new Set([...from, mention]))
  }
  for (const file of seen)
    for (const each of sources.get(file)?.mentions ?? []) follow(each, new Set())
  return [...rows]
}

/** Rows by their own name: of two areas that use the same name both are meant. */
const rowsByName = new Map<string, CallRow[]>()
for (const table of [...Object.values(allEndpoints), ...Object.values(allGateway)] as object[])
  for (const [name, row] of Object.entries(table) as [string, CallRow][])
    rowsByName.set(name, [...(rowsByName.get(name) ?? []), row])

const PAGE = /^ {2}(\w+): (?:\(\) => import\('([^']+)'\)|(\w+)),$/gm
const SHARED = /^const (\w+) = \(\) => import\('([^']+)'\)/gm

function pageFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of sources.keys()) {
    if (!file.endsWith('.screens.ts')) continue
    const text = readFileSync(file, 'utf8')
    const shared = new Map([...text.matchAll(SHARED)].map(([, name, from]) => [name!, from!]))
    for (const [, screen, own, name] of text.matchAll(PAGE)) {
      const from = own ?? shared.get(name!)
      if (from !== undefined) files.set(screen!, resolve(file, from))
    }
  }
  return files
}
