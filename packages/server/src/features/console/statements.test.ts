import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementDesks } from '@linmen/contract/console/statement-desks.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { shareSettled, shareTakenBack } from '@linmen/domain/ledger/cash-postings.ts'
import { lines, type Posting } from '@linmen/domain/ledger/postings.ts'
import { cents, negate } from '@linmen/domain/money/cents.ts'
import { postJournal } from '#features/wallet/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const book = (event: `${string}.${string}`, atMs: number, postings: Posting[]) =>
  app.db.transaction((tx) => {
    const id = app.ports.ids.next('jn')
    return postJournal(tx, { id, key: id, event, ref: id, actorId: null, atMs, lines: postings })
  })
const earned = (amount: number) =>
  lines([
    { account: account.shareExpense, amount: cents(amount) },
    { account: account.pendingShare('wei'), amount: negate(cents(amount)) },
  ])

test('a month of an expert and of the house comes to what the books say', async () => {
  // The last minute of October and the first of November in Beijing.
  const november = Date.parse('2026-11-01T00:00:00+08:00')
  await book('plan.sold', november - 60_000, earned(500))
  await book('plan.sold', november, earned(3000))
  await book('plan.sold', november, earned(2000))
  const settled = shareSettled({ expertId: 'wei', amount: cents(3000), owed: cents(0) })
  await book('share.settled', november + 1, settled)
  const back = shareTakenBack({ expertId: 'wei', amount: cents(3000), cash: cents(3000) })
  await book('share.returned', november + 2, back)
  await book(
    'plan.refunded',
    november + 3,
    earned(3000).map((each) => ({ ...each, amount: negate(each.amount) })),
  )
  const wish = { month: '2026-11', pageNo: 1, pageSize: 50 }
  const fin = await app.member({ id: 'fin', role: 'operator', operates: 'finance' })
  const expert = await fin.call(statementDesks.expertStatements.row, { ...wish, q: 'wei' })
  expect(expert.ok && expert.output.items).toMatchObject([
    { month: '2026-11', expertId: 'wei', sales: 2, accrued: 5000, undone: 3000, settled: 0 },
  ])
  const house = await fin.call(statementDesks.monthStatements.row, wish)
  const items = house.ok ? house.output.items : []
  expect(items.find(({ account: name }) => name === account.shareExpense)).toMatchObject({
    debit: 5000,
    credit: 3000,
  })
  const sum = (of: 'debit' | 'credit') => items.reduce((all, each) => all + (each[of] ?? 0), 0)
  expect(sum('debit')).toBe(sum('credit'))
})
