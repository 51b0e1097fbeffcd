import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCopy } from '#test/template.ts'
import { copyCell, CopyRows } from './copy-rows.ts'
import { openLoader, type Loader } from './loader.ts'
import type { Database } from './port.ts'
import { sqlState } from './sql-state.ts'

let db: Database
let loader: Loader
beforeAll(async () => {
  db = await openCopy()
  loader = await openLoader(db)
})
afterAll(async () => {
  loader.close()
  await db.close()
})

const INTO = 'chinese_name (thing, key, name)'

const rowsOf = (...cells: readonly (readonly [key: string, name: string | null])[]) => {
  const rows = new CopyRows()
  for (const [key, name] of cells) rows.add(`team\t${copyCell(key)}\t${copyCell(name)}\n`)
  return rows
}
const names = async () => {
  const rows = await db.read.selectFrom('chinese_name').selectAll().orderBy('key').execute()
  return rows.map(({ key, name }) => [key, name])
}

test('rows are copied as they are, whatever stands in them', async () => {
  const cells = [
    ['a', 'tab\tbreak\nreturn\rback\\slash'],
    ['b', '\\N "quoted" 皇家马德里 🏆'],
  ] as const
  const count = await loader.transaction(({ copy }) => copy(INTO, rowsOf(...cells)))
  expect(count).toBe(2)
  expect(await names()).toEqual(cells)
})

test('no rows are none, and nobody is asked', async () => {
  expect(await loader.transaction(({ copy }) => copy('no_table', new CopyRows()))).toBe(0)
})

test.each([
  ['a row that breaks a rule', INTO, rowsOf(['c', 'C'], ['d', null], ['e', 'E']), '23502'],
  ['a row twice', INTO, rowsOf(['c', 'C'], ['c', 'C']), '23505'],
  ['a table that is not there', 'no_table', rowsOf(['c', 'C']), '42P01'],
])('%s undoes the transaction, and the connection goes on', async (_, into, rows, state) => {
  const before = await names()
  const broken = loader.transaction(async ({ copy }) => {
    await copy(INTO, rowsOf(['whole', 'before']))
    return copy(into, rows)
  })
  expect(sqlState(await broken.catch((error: unknown) => error))).toBe(state)
  expect(await names()).toEqual(before)
})

test.each([0, 7, 10, -17_500, 1_700_000_000_000, 4_294_967_296, -9_007_199_254_740_991])(
  '%d is written digit by digit',
  (value) => {
    const rows = new CopyRows()
    rows.addInteger(value)
    expect(rows.bytes().toString()).toBe(String(value))
  },
)

test('rows beyond the first room keep what stands before', () => {
  const rows = new CopyRows()
  const text = '中文'.repeat(50_000)
  rows.add('a')
  rows.add(text)
  rows.addByte(10)
  expect(rows.bytes().toString()).toBe(`a${text}\n`)
})
