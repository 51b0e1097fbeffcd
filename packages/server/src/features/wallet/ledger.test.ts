import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account } from '@linmen/domain/ledger/accounts.ts'
import type { Posting } from '@linmen/domain/ledger/postings.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { asOwner } from '#db/app-role.ts'
import { sqlState } from '#db/sql-state.ts'
import { bookCharge } from './wallet.ts'
import { postJournal, readBalances } from './ledger.repo.ts'

let app: TestApp
let made = 0

beforeAll(async () => {
  app = await startApp()
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const meiPaid = account.paidCoins('mei')
const balance = async () => (await readBalances(app.db.read, [meiPaid]))(meiPaid)
const line = (code: string, amount: number): Posting => ({ account: code, amount: cents(amount) })

const post = (lines: Posting[], key = `test:${(made += 1)}`) =>
  app.db.transaction((tx) =>
    postJournal(tx, {
      id: `jn-${(made += 1)}`,
      key,
      event: 'test.posted',
      ref: 'test',
      actorId: null,
      atMs: 1,
      lines,
    }),
  )
const charge = (chargeId: string, amount: number) =>
  app.db.transaction((tx) =>
    bookCharge(tx, {
      journalId: `jn-${(made += 1)}`,
      chargeId,
      memberId: 'mei',
      channel: 'sandbox',
      amount: cents(amount),
      atMs: 1,
    }),
  )
const stateOfError = (work: Promise<unknown>) => work.then(() => 'no error', sqlState)

test('a charge is booked once, however often the channel says so', async () => {
  expect(await charge('c1', 12_600)).toBe(true)
  expect(await charge('c1', 12_600)).toBe(false)
  expect(await balance()).toBe(12_600)
})

test('the same key with other content throws, and leaves the books as they were', async () => {
  const before = await balance()
  await charge('c2', 500)
  expect(await stateOfError(charge('c2', 501))).toBe('22000')
  expect(await balance()).toBe(before + 500)
})

test('a journal without lines is refused', async () => {
  expect(await stateOfError(post([]))).toBe('23514')
})

test('a journal that takes more than there is is refused by the database itself', async () => {
  const before = await balance()
  const overdraw = post([line(meiPaid, before + 1), line(account.sales('plan'), -before - 1)])
  expect(await stateOfError(overdraw)).toBe('23514')
  expect(await balance()).toBe(before)
})

test('a journal that does not sum to zero is refused at the end of its transaction', async () => {
  const before = await balance()
  expect(await stateOfError(post([line(meiPaid, 5), line(account.sales('plan'), -4)]))).toBe(
    '23514',
  )
  expect(await balance()).toBe(before)
})

test('a journal with an unknown account does not reach the database', async () => {
  await expect(post([line('member:mei:gold', 5), line(meiPaid, -5)])).rejects.toThrow('no account')
})

const CHANGES: readonly [name: string, statement: string][] = [
  ['a balance is raised', 'update balance set amount = amount + 1'],
  ['a balance is removed', 'delete from balance'],
  [
    'a balance begins above zero',
    "insert into balance (account_id, amount) select id, 5 from account where code = 'psp:sandbox'",
  ],
  ['a posting is changed', 'update posting set amount = amount + 1'],
  ['a posting is removed', 'delete from posting'],
  [
    'a posting is added by hand',
    'insert into posting select j.id, a.id, 5 from journal j, account a limit 1',
  ],
  ['a journal is changed', "update journal set ref = 'other'"],
  ['a journal is removed', 'delete from journal'],
  ['the postings are emptied', 'truncate posting'],
]

test.each([
  ...CHANGES,
  ['an account is added', "insert into account (code, kind, kept) values ('bank', 'asset', false)"],
  ['the trigger is taken off', 'alter table balance disable trigger all'],
])('the books refuse when %s: the role of the application may not', async (_name, statement) => {
  await charge(`again-${(made += 1)}`, 10)
  // As post_journal says it of itself: without the right it helps nobody.
  const posing = app.db.transaction(async (tx) => {
    await sql`set local linmen.posting = 'on'`.execute(tx)
    await sql.raw(statement).execute(tx)
  })
  expect(await stateOfError(posing)).toBe('42501')
})

test.each(CHANGES)('the books refuse when %s, even by their owner', async (_name, statement) => {
  await charge(`again-${(made += 1)}`, 10)
  const byOwner = asOwner(app.db.pool, (owner) => owner.query(statement))
  expect(await stateOfError(byOwner)).toBe('55000')
})

test('nobody but the application is let into the functions of the books', async () => {
  const { rows } = await app.db.pool.query(
    `select proname from pg_proc, aclexplode(proacl)
     where proname in ('post_journal', 'lock_accounts') and grantee = 0`,
  )
  expect(rows).toEqual([])
})

test('a kept account cannot pretend to be an unkept one', async () => {
  const account = `insert into account (code, kind, kept) values ('member:x:paid', 'liability', false)`
  const byOwner = asOwner(app.db.pool, (owner) => owner.query(account))
  expect(await stateOfError(byOwner)).toBe('23514')
})
