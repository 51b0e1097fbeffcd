import { expect, test } from 'vitest'
import { pageFrom, pageOf, presented } from './page-of.ts'

const seven = [1, 2, 3, 4, 5, 6, 7]

/** A query that notes what it was asked for. */
const queryOf = (rows: readonly number[]) => {
  let most = rows.length
  let first = 0
  const query = {
    limit: (count: number) => ((most = count), query),
    offset: (count: number) => ((first = count), query),
    execute: async () => rows.slice(first, first + most),
    asked: () => ({ first, most }),
  }
  return query
}

test.each([
  ['the first page', 1, [1, 2, 3], true],
  ['a page in the middle', 2, [4, 5, 6], true],
  ['the last, which is shorter', 3, [7], false],
  ['one beyond the end', 4, [], false],
])('%s is the same from a list and from a query', async (_name, pageNo, items, hasNext) => {
  const wish = { pageNo, pageSize: 3 }
  expect(pageOf(seven, wish)).toEqual({ items, hasNext })
  expect(await pageFrom(queryOf(seven), wish)).toEqual({ items, hasNext })
})

test('a last page that is full has no next one', async () => {
  const wish = { pageNo: 2, pageSize: 3 }
  expect(pageOf(seven.slice(0, 6), wish)).toEqual({ items: [4, 5, 6], hasNext: false })
  expect((await pageFrom(queryOf(seven.slice(0, 6)), wish)).hasNext).toBe(false)
})

test('a query reads one row more than its page holds', async () => {
  const query = queryOf(seven)
  await pageFrom(query, { pageNo: 3, pageSize: 2 })
  expect(query.asked()).toEqual({ first: 4, most: 3 })
})

test('a presented page keeps knowing whether there is more', async () => {
  const page = pageOf(seven, { pageNo: 1, pageSize: 2 })
  const told = await presented(page, (rows) => rows.map(String))
  expect(told).toEqual({ items: ['1', '2'], hasNext: true })
})
