import type { Page, PageWish } from '@linmen/contract'

/** One page of a list that is already there. */
export function pageOf<T>(all: readonly T[], { pageNo, pageSize }: PageWish): Page<T> {
  const from = (pageNo - 1) * pageSize
  return { items: all.slice(from, from + pageSize), hasNext: all.length > from + pageSize }
}

/** A query in order, before anybody said how much of it is wanted. */
interface Ordered<Row> {
  limit(most: number): Ordered<Row>
  offset(first: number): Ordered<Row>
  execute(): Promise<Row[]>
}

/** One page of a query. It reads one row more than it tells, to know whether there is a next page. */
export async function pageFrom<Row>(
  query: Ordered<Row>,
  { pageNo, pageSize }: PageWish,
): Promise<Page<Row>> {
  const rows = await query
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return { items: rows.slice(0, pageSize), hasNext: rows.length > pageSize }
}

/** The same page with its rows as the contract tells them. */
export const presented = async <Row, Item>(
  { items, hasNext }: Page<Row>,
  present: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<Page<Item>> => ({ items: await present(items), hasNext })
