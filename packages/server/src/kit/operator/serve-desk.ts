import type { AnyDesk, Desk, DeskWish } from '@linmen/contract/kit/desk.ts'
import type { Page, PageWish } from '@linmen/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { CallBinding } from '#kit/binding.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { tellPeople } from './tell-people.ts'

type Wish<D> = D extends Desk<infer _, infer F> ? DeskWish<F> : never

/** What a desk's query may know besides its filters. */
export interface DeskCall {
  readonly nowMs: number
  readonly ports: Ports
}

/** A page is told to somebody: not every role may know as much about the people in it. */
export interface DeskReader extends DeskCall {
  readonly actorId: string
}

/** A desk with the query behind it: its page, and its file. */
export interface ServedDesk {
  readonly desk: AnyDesk
  readonly binding: CallBinding
  readonly find: (wish: object, call: DeskCall) => RawBuilder<object>
  readonly page: (db: Reader, wish: PageWish, call: DeskReader) => Promise<Page<object>>
}

/**
 * The columns of the query bear the names of the desk's columns, in the order the table is read. What the database
 * knows as a code only the domain has a word for is `told` afterwards.
 */
export function serveDesk<D extends AnyDesk>(
  desk: D,
  find: (wish: Wish<D>, call: DeskCall) => RawBuilder<object>,
  told: (row: object) => object = (row) => row,
): ServedDesk {
  const page = async (db: Reader, wish: PageWish, call: DeskReader): Promise<Page<object>> => {
    const { pageNo, pageSize } = wish
    const found = find(wish as Wish<D>, call)
    const { rows } = await sql<object>`
      ${found} limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}`.execute(db)
    const items = rows.slice(0, pageSize).map(told)
    return {
      items: await tellPeople(db, desk, { rows: items, actorId: call.actorId }),
      hasNext: rows.length > pageSize,
    }
  }
  return {
    desk,
    page,
    find: (wish, call) => find(wish as Wish<D>, call),
    binding: query(desk.row, async (db, wish, { nowMs, ports, actor }) =>
      page(db, wish as PageWish, { nowMs, ports, actorId: actor.id }),
    ),
  }
}

/** A condition that only counts when somebody asked for it. */
export const asked = <T>(
  wanted: T | undefined,
  condition: (wanted: T) => RawBuilder<unknown>,
): RawBuilder<unknown> => (wanted === undefined ? sql`` : sql`and ${condition(wanted)}`)
