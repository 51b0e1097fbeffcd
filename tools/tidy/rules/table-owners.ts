import { placeOf } from '../places.ts'
import { isCode, isTest, type Finding, type Rule } from '../rule.ts'
import type { Source, SyntaxNode } from '../source.ts'
import { OWNERS, PERMITS, READ_BY_ALL, type Permit } from '../table-owners.ts'
import { nodesOf } from '../syntax.ts'

interface Book {
  readonly owners: ReadonlyMap<string, string>
  readonly readByAll: ReadonlySet<string>
  readonly permits: readonly Permit[]
}

/** A table is read and written by its owner; others ask through the owner's public.ts. Query builder and SQL alike. */
export const tablesOwned = (
  book: Book = { owners: OWNERS, readByAll: READ_BY_ALL, permits: PERMITS },
): Rule => ({
  name: 'table-owner',
  check: ({ files }) => {
    const uses = files
      .filter(({ path }) => isChecked(path))
      .flatMap((file) => [...usesOf(file)])
      .filter(({ table }) => book.owners.has(table))
    const foreign = uses.filter((use) => isForeign(use, book))
    const taken = new Set(foreign.map(({ who, table }) => `${who} ${table}`))
    return [
      ...foreign
        .filter(({ who, table }) => !isPermitted(book.permits, who, table))
        .map((use) => crossing(use, book.owners)),
      ...unknownTables(files, book.owners),
      ...book.permits.flatMap(({ who, tables }) =>
        tables.filter((table) => !taken.has(`${who} ${table}`)).map((table) => idle(who, table)),
      ),
    ]
  },
})

interface Use {
  readonly path: string
  readonly line: number
  readonly who: string
  readonly table: string
  readonly writes: boolean
}

// The demo and the import stand above the features and fill tables as nobody else may.
const isChecked = (path: string) =>
  /^packages\/server\/src\/(features|kit|jobs|pay|hosts|realtime)\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !/\.demo(-ids)?\.ts$/.test(path)

const BUILDER: Readonly<Record<string, 'reads' | 'writes'>> = {
  selectFrom: 'reads',
  innerJoin: 'reads',
  leftJoin: 'reads',
  insertInto: 'writes',
  updateTable: 'writes',
  deleteFrom: 'writes',
  upsert: 'writes',
}
const SQL = /\b(from|join|insert into|delete from|update)\s+([a-z_]+)\b(?!\s*\()/g

function* usesOf({ path, program, lineOf }: Source): Generator<Use> {
  const { feature, layer } = placeOf(path)
  const who = feature ?? layer ?? ''
  for (const node of program ? nodesOf(program) : [])
    for (const { table, writes } of node.type === 'CallExpression' ? built(node) : written(node))
      yield { path, line: lineOf(node.start), who, table, writes }
}

function* built(call: SyntaxNode) {
  const callee = call['callee'] as SyntaxNode
  const named = (callee.type === 'MemberExpression' ? callee['property'] : callee) as SyntaxNode
  const deed = BUILDER[String(named['name'])]
  if (!deed) return
  for (const { type, value } of call['arguments'] as (SyntaxNode & { value?: unknown })[])
    if (type === 'Literal' && typeof value === 'string')
      yield { table: value.split(' ')[0] ?? '', writes: deed === 'writes' }
}

function* written(node: SyntaxNode) {
  if (node.type !== 'TemplateElement') return
  const { raw } = node['value'] as { raw: string }
  for (const [, deed = '', table = ''] of raw.matchAll(SQL))
    yield { table, writes: /^(insert|delete|update)/.test(deed) }
}

const isForeign = ({ who, table, writes }: Use, { owners, readByAll }: Book) =>
  owners.get(table) !== who && (writes || !readByAll.has(table))

const isPermitted = (permits: readonly Permit[], who: string, table: string) =>
  permits.some((permit) => permit.who === who && permit.tables.includes(table))

const crossing = ({ path, line, who, table, writes }: Use, owners: Book['owners']): Finding => ({
  path,
  line,
  message: `${who} ${writes ? 'writes' : 'reads'} ${table}, which is ${owners.get(table)}'s`,
})

const HOME = 'tools/tidy/table-owners.ts'
const idle = (who: string, table: string): Finding => ({
  path: HOME,
  line: 1,
  message: `${who} needs no permit for ${table} any more`,
})

/** Every table of the schema has an owner. */
const unknownTables = (files: readonly Source[], owners: ReadonlyMap<string, string>): Finding[] =>
  files
    .filter(({ path }) => path.endsWith('/db/tables.generated.ts'))
    .flatMap(({ path, text }) =>
      [...(text.split('export interface Tables')[1] ?? '').matchAll(/^ {2}(\w+): /gm)]
        .map(([, table]) => table ?? '')
        .filter((table) => !owners.has(table))
        .map((table) => ({ path, line: 1, message: `${table} has no owner in ${HOME}` })),
    )
