import { optional, type Codec } from './codec.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { pageNo, pageOf, pageSize, type Page, type PageWish } from './paging.ts'
import type { OperatorArea } from './permission.ts'
import { day, flag, int, moment, text, words } from './scalars.ts'
import { shape, type Shape } from './shapes.ts'

/** How a value is shown and written: money is whole fen and may be negative, a word has a text of its own. */
type ColumnKind = 'id' | 'text' | 'money' | 'count' | 'time' | 'flag' | 'word' | 'json'
type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'plain'

export interface Word {
  readonly text: string
  readonly tone?: Tone
}

export interface Column<T = unknown> {
  readonly title: string
  readonly kind: ColumnKind
  readonly codec: Codec<T | undefined, 'optional'>
  readonly words?: Readonly<Record<string, Word>>
  /** The desk where the value is looked up, and the filter that takes it. */
  readonly leadsTo?: readonly [desk: string, filter: string]
  /** The same where several desks share a column, by how their numbers begin. */
  readonly leadsBy?: Readonly<Record<string, readonly [desk: string, filter: string]>>
  /** Only in the drawer and in the file, not in the table. */
  readonly aside?: boolean
  /** A few signs, such as a score: no more room than they need. */
  readonly short?: boolean
  /** The id of somebody: rows tell the name with it, and the masked phone to whoever may look at members. */
  readonly person?: boolean
}

export interface Filter<T = unknown> {
  readonly title: string
  readonly kind: 'text' | 'choice' | 'day'
  readonly codec: Codec<T | undefined, 'optional'>
  readonly words?: Readonly<Record<string, Word>>
}

type Columns = Readonly<Record<string, Column<any>>>
type Filters = Readonly<Record<string, Filter<any>>>
type ValueOf<X> = X extends Column<infer T> ? T : X extends Filter<infer T> ? T : never
export type DeskRow<C extends Columns> = { readonly [K in keyof C]?: ValueOf<C[K]> }
export type DeskWish<F extends Filters> = { readonly [K in keyof F]?: ValueOf<F[K]> } & PageWish

/** A table of the console: one call to read it, one address for it as a file, one page that shows it. */
export interface Desk<C extends Columns = Columns, F extends Filters = Filters> {
  readonly name: string
  readonly title: string
  readonly area: OperatorArea
  readonly filters: F
  readonly columns: C
  readonly row: Endpoint<DeskWish<F>, Page<DeskRow<C>>, {}, 'operator'>
}

/** Whatever its columns and filters are. */
export type AnyDesk = Desk<any, any>

interface Told<C, F> {
  readonly name: string
  readonly title: string
  readonly area: OperatorArea
  readonly filters: F
  readonly columns: C
}

const PAGE = 20
/** What a row tells of a text. Whatever is longer is cut there. */
export const LONGEST_TEXT = 20_000

export function desk<C extends Columns, F extends Filters>(told: Told<C, F>): Desk<C, F> {
  const { name, area, filters, columns } = told
  const codecsOf = (fields: Columns | Filters) =>
    Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each.codec]))
  const people = personColumns(columns).flatMap((key) => Object.values(personKeys(key)))
  const row = endpoint({
    call: `own.desk.${name}`,
    method: 'GET',
    path: `/api/console/desk/${name}`,
    effect: 'read',
    access: 'operator',
    permission: `${area}.read`,
    about: ['operators'],
    freshMs: 0,
    input: shape({ ...codecsOf(filters), pageNo, pageSize: pageSize(PAGE) }) as Shape<any>,
    output: pageOf(
      shape({
        ...codecsOf(columns),
        ...Object.fromEntries(people.map((key) => [key, optional(text({ max: 200 }))])),
      }),
    ),
  })
  return { ...told, row: row as Desk<C, F>['row'] }
}

/** The columns of a desk that name somebody. */
export const personColumns = (columns: Columns): string[] =>
  Object.keys(columns).filter((key) => columns[key]!.person === true)

/** Where a row tells who stands in such a column. */
export const personKeys = (column: string) => ({
  name: `${column}Name`,
  phone: `${column}Phone`,
})

type More = Pick<Column, 'leadsTo' | 'leadsBy' | 'aside' | 'short'>

const of =
  <T>(kind: ColumnKind, codec: Codec<T>) =>
  (title: string, more: More = {}): Column<T> => ({
    title,
    kind,
    codec: optional(codec),
    ...more,
  })

export const column = {
  id: of('id', text({ max: 200 })),
  person: (title: string, more: More = {}): Column<string> => ({
    ...of('id', text({ max: 200 }))(title, { leadsTo: ['members', 'q'], ...more }),
    person: true,
  }),
  text: of('text', text({ max: LONGEST_TEXT })),
  money: of('money', int({ min: -Number.MAX_SAFE_INTEGER })),
  count: of('count', int({ min: -Number.MAX_SAFE_INTEGER })),
  time: of('time', moment),
  flag: of('flag', flag),
  json: of('json', text({ max: 200_000 })),
  word: <const W extends Readonly<Record<string, Word>>>(
    title: string,
    known: W,
    more: More = {},
  ): Column<string> => ({
    title,
    kind: 'word',
    codec: optional(text({ max: 60 })),
    words: known,
    ...more,
  }),
}

export const filter = {
  text: (title: string): Filter<string> => ({
    title,
    kind: 'text',
    codec: optional(text({ max: 80 })),
  }),
  day: (title: string): Filter<string> => ({ title, kind: 'day', codec: optional(day) }),
  choice: <const W extends Readonly<Record<string, Word>>>(
    title: string,
    known: W,
  ): Filter<keyof W & string> => ({
    title,
    kind: 'choice',
    codec: optional(words(codesOf(known))),
    words: known,
  }),
}

const codesOf = <W extends Readonly<Record<string, Word>>>(known: W) =>
  Object.fromEntries(Object.keys(known).map((word) => [word, word])) as {
    [K in keyof W & string]: K
  }
