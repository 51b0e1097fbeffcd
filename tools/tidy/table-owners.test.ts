import { describe, expect, test } from 'vitest'
import { tablesOwned } from './rules/table-owners.ts'
import { PERMITS } from './table-owners.ts'
import { treeOf } from './tree.ts'

const book = {
  owners: new Map([
    ['plan', 'plan'],
    ['member', 'auth'],
    ['session', 'kit'],
  ]),
  readByAll: new Set(['member']),
  permits: [],
}
const SALE = 'packages/server/src/features/sale/a.repo.ts'
const found = (text: string, path = SALE, permits: typeof PERMITS = []) =>
  tablesOwned({ ...book, permits })
    .check(treeOf({ [path]: text }))
    .map(({ message }) => message)

describe('a way past the owner of a table is found', () => {
  test.each([
    ['a read', "db.selectFrom('plan').selectAll()", "sale reads plan, which is plan's"],
    ['a read by another name', "db.selectFrom('plan as p')", "sale reads plan, which is plan's"],
    ['a join', "q.innerJoin('plan', 'a', 'b')", "sale reads plan, which is plan's"],
    ['a write', "tx.updateTable('plan').set({})", "sale writes plan, which is plan's"],
    ['many rows', "upsert(tx, 'plan', rows)", "sale writes plan, which is plan's"],
    ['SQL that reads', 'sql`select 1 from plan p`', "sale reads plan, which is plan's"],
    ['SQL that joins', 'sql`x left join plan on true`', "sale reads plan, which is plan's"],
    ['SQL that writes', 'sql`insert into plan values (1)`', "sale writes plan, which is plan's"],
    ['a table of the kit', "db.selectFrom('session')", "sale reads session, which is kit's"],
    [
      'a write where all may read',
      "tx.deleteFrom('member')",
      "sale writes member, which is auth's",
    ],
  ])('%s', (_name, text, message) => {
    expect(found(text)).toEqual([message])
  })
})

describe('what is no way past an owner', () => {
  test.each([
    ['the owner itself', "db.selectFrom('plan')", 'packages/server/src/features/plan/a.repo.ts'],
    ['what everybody may read', "db.selectFrom('member')", SALE],
    ['a test', "db.selectFrom('plan')", 'packages/server/src/features/sale/a.test.ts'],
    ['the demo, which fills tables', "tx.insertInto('plan')", 'packages/server/src/demo/a.ts'],
    ['a function of the database', 'sql`select * from plan(1)`', SALE],
    ['a word in a sentence', "say('from plan to plan')", SALE],
  ])('%s', (_name, text, path) => {
    expect(found(text, path)).toEqual([])
  })
})

const permit = { who: 'sale', tables: ['plan'], why: 'a share' }

test('a permit lets one feature pass', () => {
  expect(found("db.selectFrom('plan')", SALE, [permit])).toEqual([])
})

test('a permit nobody needs any more has to go', () => {
  expect(found('', SALE, [permit])).toEqual(['sale needs no permit for plan any more'])
})

test('a table without an owner is found', () => {
  const text = 'export interface Tables {\n  plan: PlanTable\n  stray: StrayTable\n}'
  expect(found(text, 'packages/server/src/db/tables.generated.ts')).toEqual([
    'stray has no owner in tools/tidy/table-owners.ts',
  ])
})

test('the list of permits only becomes shorter', () => {
  expect(PERMITS.flatMap(({ tables }) => tables).length).toBeLessThanOrEqual(100)
  expect(PERMITS.every(({ why }) => why.length > 10)).toBe(true)
})
