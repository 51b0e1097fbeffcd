import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { ownNews } from '#test/own-news.ts'
import { lastCode } from '#test/phone-codes.ts'
import { keepRealName } from '#features/identity/public.ts'
import { bookPartnerShare } from '#features/wallet/public.ts'
import { connectChannel } from '#pay/channel-of.ts'
import { sendWithdrawals } from './send-withdrawals.ts'

const DAY_MS = 86_400_000
const CARD = '6222020200112233446'

let app: TestApp
let cashier: TestCashier
let made = 0
let member: { id: string; phone: string; client: Client }

beforeAll(async () => {
  app = await startApp()
  cashier = await cashierBeside(app)
  await app.member({ id: 'lao2', role: 'operator' })
})
beforeEach(async () => {
  const id = `earner${(made += 1)}`
  const phone = `1370000${String(made).padStart(4, '0')}`
  member = { id, phone, client: await app.member({ id, phone }) }
  await earn(20_000)
  connectChannel(app.ports, cashier.channel)
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const earn = (amount: number) =>
  app.db.transaction((tx) =>
    bookPartnerShare(tx, {
      journalId: app.ports.ids.next('jn'),
      ref: app.ports.ids.next('ps'),
      memberId: member.id,
      amount: cents(amount),
      atMs: app.clock.nowMs(),
    }),
  )
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const idCardOf = (order: number) => {
  const front = `11010519900307${order}`
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(front[at]), 0)
  return `${front}${'10X98765432'[sum % 11]}`
}
const prove = (name = '李明') =>
  app.db.transaction((tx) =>
    keepRealName(tx, app.ports, {
      memberId: member.id,
      name,
      idCard: idCardOf(100 + made),
      nowMs: app.clock.nowMs(),
    }),
  )
const code = async () => {
  // An hour passes between two of them; limits count real time.
  await app.db.pool.query(`delete from rate_limit where key like 'code.send%'`)
  await member.client.call(codeEndpoints.sendCheckCode, {})
  return lastCode(app, member.phone)
}
const ask = async (amount: number, rest: object = {}) =>
  member.client.call(withdrawalEndpoints.withdraw, {
    amount: cents(amount),
    bankCode: 'ICBC',
    bankCard: CARD,
    code: await code(),
    ...rest,
  })
const asked = async (amount: number, rest: object = {}) => {
  const answer = await ask(amount, rest)
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const look = async (id: string) => {
  const answer = await member.client.call(withdrawalEndpoints.lookWithdrawal, { id })
  return answer.ok ? answer.output : answer.code
}
const decide = (id: string, approve: boolean, who = 'lao', reason?: string) =>
  app.as(who).call(withdrawalEndpoints.review, { id, approve, ...(reason && { reason }) })
const cash = async () => {
  const answer = await member.client.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.cash : answer.code
}

test('R-WALLET-003: cash goes to a new card, is looked at after a day, sent and arrives', async () => {
  await prove()
  const { id, state, payee, name } = await asked(8000)
  expect([state, payee, name]).toEqual(['review', '中国工商银行 3446', '*明'])
  expect(await cash()).toBe(12_000)
  expect(await decide(id, true)).toMatchObject({ ok: false, code: 'withdraw.held' })
  app.clock.advance(DAY_MS)
  expect(await decide(id, true)).toMatchObject({ ok: true, output: { state: 'approved' } })
  const heard = await ownNews(app.ports, member.id)
  await sendWithdrawals(app.ports)
  expect(await look(id)).toMatchObject({ state: 'succeeded', net: 8000 })
  expect(heard).toMatchObject([{ snap: {} }, { d: { title: '提现已到账' } }])
  expect(cashier.book.paidOut(id)?.amount).toBe(8000)
  const stored = await app.db.pool.query(
    'select * from withdrawal join withdrawal_way using (member_id)',
  )
  expect(JSON.stringify(stored.rows)).not.toContain(CARD)
})

test('R-WALLET-002 R-WALLET-003: a withdrawal carries bank, card, place, amount, code and kind, or a kept way', async () => {
  await prove()
  const sent = async (wanted: object, requestId: string) => {
    const headers = { 'content-type': 'application/json', 'x-request-id': requestId + member.id }
    const body = JSON.stringify({ ...wanted, amount: 20, code: await code(), drawMoneyType: 1 })
    const request = { method: 'POST', headers, body }
    const response = await member.client.fetch('/api/user/memberDrawMoney/', request)
    return withdrawalEndpoints.withdraw.output.decode(await response.json())
  }
  const bank = { bankCode: 'ICBC', bank: '中国工商银行', bankCard: CARD }
  const place = { province: '广东省', city: '深圳市', partBank: '中国工商银行深圳分行' }
  const first = await sent({ ...bank, ...place }, 'new')
  expect(first).toMatchObject({ amount: 2000, payee: '中国工商银行 3446' })
  await member.client.call(withdrawalEndpoints.cancel, { id: first.id })
  const desk = await member.client.call(withdrawalEndpoints.listBanks, { kind: 'bank' })
  const drawMoneyWayId = desk.ok && desk.output.ways[0]?.id
  expect(await sent({ drawMoneyWayId }, 'kept')).toMatchObject({ payee: first.payee })
})

test('R-WALLET-003: cash goes to Alipay', async () => {
  await prove()
  const alipay = await member.client.call(withdrawalEndpoints.withdrawToAlipay, {
    account: '13800001111',
    realName: '李明',
    amount: cents(1000),
    code: await code(),
  })
  expect(alipay).toMatchObject({ ok: true, output: { payee: '支付宝 138****1111' } })
})

test.each([
  ['less than ten', 999, {}, 'withdraw.amount'],
  ['more than was earned', 20_001, {}, 'withdraw.not_enough'],
  ['an unknown bank', 1000, { bankCode: 'NOBODY' }, 'withdraw.bank'],
  ['a card that is none', 1000, { bankCard: '123' }, 'withdraw.payee'],
  ['a way of nobody', 1000, { wayId: 'ww-nobody' }, 'withdraw.way_not_found'],
  ['a wrong code', 1000, { code: '000' }, 'code.wrong'],
])('%s is refused', async (_name, amount, rest, refused) => {
  await prove()
  expect(await ask(amount, rest)).toMatchObject({ ok: false, code: refused })
  expect(await cash()).toBe(20_000)
})

test('who has not shown who they are gets no cash; another name than theirs neither', async () => {
  expect(await ask(1000)).toMatchObject({ ok: false, code: 'withdraw.real_name' })
  await prove()
  const other = await member.client.call(withdrawalEndpoints.withdrawToAlipay, {
    account: '13800001111',
    realName: '王五',
    amount: cents(1000),
    code: '123456',
  })
  expect(other).toMatchObject({ ok: false, code: 'withdraw.name' })
})

test('one at a time, and three a day', async () => {
  await prove()
  for (let round = 0; round < 3; round += 1) {
    const { id } = await asked(1000)
    expect(await ask(1000)).toMatchObject({ ok: false, code: 'withdraw.open' })
    await decide(id, false)
  }
  expect(await ask(1000)).toMatchObject({ ok: false, code: 'withdraw.too_many' })
})

test('the same request again is the same withdrawal', async () => {
  await prove()
  const input = { amount: cents(1000), bankCode: 'ICBC', bankCard: CARD, code: await code() }
  const options = { requestId: `wd-${member.id}` }
  const one = await member.client.call(withdrawalEndpoints.withdraw, input, options)
  const two = await member.client.call(withdrawalEndpoints.withdraw, input, options)
  expect(two).toEqual(one)
  expect(await cash()).toBe(19_000)
})

test('a rejected one says why, on its page and in a message, and the money is back', async () => {
  await prove()
  const { id } = await asked(5000)
  const heard = await ownNews(app.ports, member.id)
  expect(await decide(id, false, 'lao', '姓名与银行预留不符')).toMatchObject({ ok: true })
  expect(await look(id)).toMatchObject({ state: 'rejected', reason: '姓名与银行预留不符' })
  expect(await cash()).toBe(20_000)
  expect(heard).toMatchObject([{ snap: {} }, { d: { title: '提现未通过审核' } }])
  const told = await member.client.call(messageEndpoints.list, { topic: 'order', pageNo: 1 })
  const list = await member.client.call(walletEndpoints.listCash, { filter: 'income', pageNo: 1 })
  expect(list.ok && list.output.items[0]).toMatchObject({ reason: '姓名与银行预留不符', ref: id })
  const text = '提现 50 元已退回可提现。原因：姓名与银行预留不符'
  expect(told).toMatchObject({ ok: true, output: { items: [{ content: text }] } })
  expect(await decide(id, true)).toMatchObject({ ok: false, code: 'withdraw.decided' })
})

test('a large one needs two different persons', async () => {
  await prove()
  await earn(600_000)
  const { id } = await asked(500_000)
  app.clock.advance(DAY_MS)
  expect(await decide(id, true)).toMatchObject({ ok: true, output: { state: 'review' } })
  expect(await decide(id, true)).toMatchObject({ ok: false, code: 'withdraw.same_person' })
  expect(await decide(id, true, 'lao2')).toMatchObject({ ok: true, output: { state: 'approved' } })
})

test('a channel that loses its answers pays once', async () => {
  await prove()
  const { id } = await asked(3000)
  app.clock.advance(DAY_MS)
  await decide(id, true)
  let calls = 0
  connectChannel(app.ports, {
    ...cashier.channel,
    payOut: async (payout) => {
      if (payout.outNo === id) calls += 1
      await cashier.channel.payOut(payout)
      throw new Error('the line broke')
    },
  })
  await sendWithdrawals(app.ports)
  expect(await look(id)).toMatchObject({ state: 'unknown' })
  app.clock.advance(61_000)
  await sendWithdrawals(app.ports)
  expect(await look(id)).toMatchObject({ state: 'succeeded' })
  expect(calls).toBe(1)
})

test('what a channel refuses for good comes back', async () => {
  await prove()
  const { id } = await asked(3000)
  app.clock.advance(DAY_MS)
  await decide(id, true)
  connectChannel(app.ports, { ...cashier.channel, payOut: async () => 'refused' })
  await sendWithdrawals(app.ports)
  expect(await look(id)).toMatchObject({ state: 'failed' })
  expect(await cash()).toBe(20_000)
})

test('charged coins are never withdrawn', async () => {
  await prove()
  const answer = await member.client.call(walletEndpoints.charge, {
    way: 'alipay',
    productId: 'cp388',
  })
  await cashier.press(answer.ok ? answer.output.channelKey! : '', 'pay')
  const coins = async () => {
    const balance = await member.client.call(walletEndpoints.balance, {})
    return balance.ok ? balance.output.coins : 0
  }
  await expect.poll(coins).toBe(38_800)
  expect(await ask(20_001)).toMatchObject({ ok: false, code: 'withdraw.not_enough' })
})

test('somebody else’s withdrawal and way are not there', async () => {
  await prove()
  const { id } = await asked(1000)
  const mei = app.as('mei')
  expect(await mei.call(withdrawalEndpoints.lookWithdrawal, { id })).toMatchObject({
    code: 'withdraw.not_found',
  })
  expect(await mei.call(withdrawalEndpoints.cancel, { id })).toMatchObject({
    code: 'withdraw.not_found',
  })
  const desk = await member.client.call(withdrawalEndpoints.listBanks, { kind: 'bank' })
  const wayId = desk.ok ? desk.output.ways[0]!.id : ''
  const theirs = await mei.call(withdrawalEndpoints.removeWithdrawalWay, { wayId })
  expect(theirs).toMatchObject({ code: 'withdraw.way_not_found' })
  const own = await member.client.call(withdrawalEndpoints.removeWithdrawalWay, { wayId })
  expect(own.ok).toBe(true)
})

test('R-WALLET-006: coins and cash are listed page by page, each with what was there after it', async () => {
  await prove()
  const { id } = await asked(1000)
  await decide(id, false)
  const listed = (filter: 'all' | 'expense') =>
    member.client.call(walletEndpoints.listCash, { filter, pageNo: 1 })
  const list = await listed('all')
  const shown = list.ok ? list.output.items.map((one) => [one.title, one.amount, one.balance]) : []
  const [back, away] = [['提现退回', 1000, 20_000] as const, ['提现', 1000, 19_000] as const]
  expect(new Set(shown)).toEqual(new Set([back, away, ['合作收益', 20_000, 20_000]]))
  const out = await listed('expense')
  expect(out.ok && out.output.items.map(({ kind }) => kind)).toEqual(['withdrawing'])
})
