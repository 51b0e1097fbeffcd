import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptionsOf, wishesOf } from '#features/push/push.repo.ts'
import { openCopy } from '#test/template.ts'
import type { Database } from './port.ts'

let db: Database
beforeAll(async () => {
  db = await openCopy()
})
afterAll(() => db.close())

const members = () => db.read.selectFrom('member').select('id').orderBy('id')

test('a list is one parameter, whatever its length', () => {
  const { sql, parameters } = members().where('id', 'in', ['mei', 'wei']).compile()
  expect(sql).toContain('"id" = any($1)')
  expect(parameters).toEqual([['mei', 'wei']])
})

test('members in a list, and members outside of it', async () => {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const all = idsOf(await members().execute())
  expect(idsOf(await members().where('id', 'in', ['wei', 'mei', 'ghost']).execute())).toEqual([
    'mei',
    'wei',
  ])
  expect(idsOf(await members().where('id', 'not in', ['mei']).execute())).toEqual(
    all.filter((id) => id !== 'mei'),
  )
})

test('nothing is in an empty list, and everything outside of it', async () => {
  expect(await members().where('id', 'in', []).execute()).toEqual([])
  expect(await members().where('id', 'not in', []).execute()).toEqual(await members().execute())
})

test('numbers are compared as numbers, and a list of queries stays a query', async () => {
  const query = db.read
    .selectFrom('session')
    .select('member_id')
    .where('created_at_ms', 'in', [1, 2])
  expect(await query.execute()).toEqual([])
  expect(members().where('id', 'in', query).compile().sql).toContain('in (select')
})

test('a goal is pushed to more followers than a statement has parameters', async () => {
  const followers = ['mei', ...Array.from({ length: 70_000 }, (_, at) => `follower-${at}`)]
  expect(await subscriptionsOf(db.read, followers)).toEqual([])
  expect((await wishesOf(db.read, followers))('mei').topics.has('goals')).toBe(true)
})
