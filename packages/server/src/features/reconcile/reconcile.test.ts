import { afterAll, beforeAll, expect, test } from 'vitest'
import { billEndpoints } from '@linmen/contract/wallet/bill.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { channelFee, differenceKinds, type Billed } from '@linmen/domain/pay/reconcile.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { connectChannel } from '#pay/channel-of.ts'
import { stuckWork } from '#jobs/attempt-all.ts'
import { reconcileBills } from './reconcile-bills.ts'

const DAY_MS = 86_400_000

let app: TestApp
let cashier: TestCashier
beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
})
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const listed = async (wish: { open?: boolean; day?: string } = {}) => {
  const answer = await app
    .as('lao')
    .call(billEndpoints.listDifferences, { ...wish, pageNo: 1, pageSize: 100 })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.items
}
const dayOf = (atMs: number) => new Date(atMs + 8 * 3_600_000).toISOString().slice(0, 10)
const books = async () => {
  const { rows } = await app.db.pool.query('select count(*) as journals from journal')
  return Number((rows[0] as { journals: number }).journals)
}

test('what was paid at the cashier stands in its bill, and nothing is listed', async () => {
  for (const productId of ['cp18', 'cp68']) {
    const answer = await app.as('mei').call(walletEndpoints.charge, { way: 'alipay', productId })
    await cashier.press(answer.ok ? answer.output.channelKey! : '', 'pay')
  }
  const coins = async () => {
    const answer = await app.as('mei').call(walletEndpoints.balance, {})
    return answer.ok && answer.output.coins
  }
  await expect.poll(coins).toBe(8600)
  app.clock.advance(DAY_MS)
  expect(await reconcileBills(app.ports)).toBe(1)
  expect(await listed()).toEqual([])
  // The bill of a day is fetched once.
  expect(await reconcileBills(app.ports)).toBe(0)
})

test('a bill that does not come is asked for again, and a person can see it', async () => {
  app.clock.advance(DAY_MS)
  connectChannel(app.ports, {
    ...cashier.channel,
    bill: () => Promise.reject(new Error('no bill yet')),
  })
  expect(await reconcileBills(app.ports)).toBe(0)
  expect((await stuckWork(app.ports, 10)).map(({ kind }) => kind)).toEqual(['bill'])
  app.clock.advance(DAY_MS)
  connectChannel(app.ports, cashier.channel)
  // Both days that are missing.
  expect(await reconcileBills(app.ports)).toBe(2)
  expect(await listed()).toEqual([])
})

/** Payments, refunds and payouts that the books know as done yesterday; none of their money is real. */
async function moved(atMs: number): Promise<Billed[]> {
  const lines: Billed[] = []
  const line = (kind: Billed['kind'], at: number): Billed => {
    const amount = cents(1000 + at * 37)
    const outNo = `${kind}${at}`
    return {
      kind,
      outNo,
      tradeNo: `T-${outNo}`,
      amount,
      fee: channelFee(kind, amount),
      status: 'done',
    }
  }
  for (let at = 0; at < 120; at += 1) {
    const { outNo, tradeNo, amount, ...rest } = line('pay', at)
    lines.push({ outNo, tradeNo, amount, ...rest })
    await app.db.pool.query(
      `insert into payment (id, member_id, channel, way, host, subject, amount, state, trade_no, ends_at_ms,
         created_at_ms, finished_at_ms)
       values ($1, 'mei', 'cashier', 'alipay', 'browser', '充值', $2, 'success', $3, $4, $4, $4)`,
      [outNo, amount, tradeNo, atMs],
    )
  }
  for (let at = 0; at < 60; at += 1) {
    const { outNo, amount, ...rest } = line('refund', at)
    lines.push({ outNo, amount, ...rest })
    await app.db.pool.query(
      `insert into refund (id, kind, subject_id, member_id, title, amount, reason, state, channel, proposed_by,
         created_at_ms, finished_at_ms)
       values ($1, 'charge', $2, 'mei', '充值', $3, '误充', 'done', 'cashier', 'lao', $4, $4)`,
      [outNo, `pay${at}`, amount, atMs],
    )
  }
  for (let at = 0; at < 60; at += 1) {
    const { outNo, amount, ...rest } = line('payout', at)
    lines.push({ outNo, amount, ...rest })
    await app.db.pool.query(
      `insert into withdrawal (id, member_id, request_id, kind, account_sealed, name_sealed, payee, bank_name,
         amount, fee, state, channel, held_until_ms, created_at_ms, finished_at_ms)
       values ($1, 'wei', $1, 'bank', '', '', '', '', $2, 100, 'succeeded', 'cashier', 0, $3, $3)`,
      [outNo, amount + 100, atMs],
    )
  }
  return lines
}

/** Fifty faults, each of a line of its own. */
function plant(lines: readonly Billed[]) {
  const bill: Billed[] = []
  const planted: string[] = []
  const note = (kind: string, { kind: move, outNo }: Pick<Billed, 'kind' | 'outNo'>) =>
    planted.push(`${kind} ${move} ${outNo}`)
  lines.forEach((line, at) => {
    const fault = at % 5 === 0 && planted.length < 50 ? differenceKinds[(at / 5) % 6]! : null
    // A refund or a payout has no fee to be wrong but one.
    if (fault === null) bill.push(line)
    else {
      note(fault, fault === 'missing_here' ? { ...line, outNo: `x${line.outNo}` } : line)
      if (fault === 'amount') bill.push({ ...line, amount: cents(line.amount + 1) })
      if (fault === 'status') bill.push({ ...line, status: 'failed' })
      if (fault === 'fee') bill.push({ ...line, fee: cents(line.fee + 1) })
      if (fault === 'duplicate') bill.push(line, { ...line, tradeNo: `${line.tradeNo}-2` })
      if (fault === 'missing_here') bill.push(line, { ...line, outNo: `x${line.outNo}` })
    }
  })
  return { bill, planted }
}

test('each of fifty planted differences is found, none else, and nothing is booked', async () => {
  const lines = await moved(app.clock.nowMs())
  const { bill, planted } = plant(lines)
  expect(planted).toHaveLength(48)
  // Two of the books' own: not done yet here, and done here on the day before and told of there.
  await app.db.pool.query(
    `update payment set state = 'closed', trade_no = null, finished_at_ms = null where id = 'pay1'`,
  )
  await app.db.pool.query(
    `update withdrawal set state = 'unknown', finished_at_ms = null where id = 'payout1'`,
  )
  planted.push('status pay pay1', 'status payout payout1')
  connectChannel(app.ports, { ...cashier.channel, bill: async () => bill })
  const [day, before] = [dayOf(app.clock.nowMs()), await books()]
  app.clock.advance(DAY_MS)
  expect(await reconcileBills(app.ports)).toBe(1)
  const found = await listed({ open: true, day })
  expect(found.map(({ kind, move, outNo }) => `${kind} ${move} ${outNo}`).toSorted()).toEqual(
    planted.toSorted(),
  )
  expect(planted).toHaveLength(50)
  expect(await books()).toBe(before)
})

test('a person says what was done about one; it is written down who and why', async () => {
  const [first, second] = await listed({ open: true })
  const handle = (who: string, id: string, reason = '与渠道核对，渠道次日补单') =>
    app.as(who).call(billEndpoints.handleDifference, { id, reason })
  expect(await handle('mei', first!.id)).toMatchObject({ ok: false, code: 'no_permission' })
  expect(await handle('lao', first!.id, '')).toMatchObject({ ok: false, code: 'bad_input' })
  expect(await handle('lao', first!.id)).toMatchObject({
    ok: true,
    output: { handledBy: 'lao', reason: '与渠道核对，渠道次日补单' },
  })
  expect(await handle('lao', first!.id)).toMatchObject({ code: 'bill.difference_handled' })
  expect(await handle('lao', 'bd-nobody')).toMatchObject({ code: 'bill.difference_not_found' })
  expect((await listed({ open: true }))[0]!.id).toBe(second!.id)
  expect(await listed({ open: false })).toHaveLength(1)
  const { rows } = await app.db.pool.query(`select actor, deed from audit where subject = $1`, [
    first!.id,
  ])
  expect(rows).toEqual([{ actor: 'lao', deed: 'bill.difference_handled' }])
})
