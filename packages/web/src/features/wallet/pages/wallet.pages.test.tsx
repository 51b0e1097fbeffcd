import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { incomeEndpoints, shareOfSale } from '@linmen/contract/wallet/income.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { chargeConfig, movement } from '@linmen/contract/wallet/wallet.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { inTab } from '#kit/storage.ts'
import { answer, outage, type Answer } from '#test/answers.ts'
import { door } from '#features/pay/pay-trip.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const balance = answer(walletEndpoints.balance, {
  coins: cents(12_600),
  gifts: cents(600),
  cash: cents(8450),
})
const config = sampleOf(chargeConfig, {
  open: true,
  least: cents(100),
  most: cents(500_000),
  products: [
    { id: 'cp18', amount: cents(1800) },
    { id: 'cp68', amount: cents(6800) },
  ],
  ways: [
    { way: 'alipay', name: '支付宝' },
    { way: 'bankCard', name: '银行卡' },
  ],
  cards: [],
  coupons: [
    { id: 'c1', name: '满 68 赠 3', worth: cents(300), threshold: cents(6800), endsAtMs: 8e12 },
  ],
})
const begun = { orderId: 'pm1', amount: cents(6800), channelKey: 'http://cashier.test/pay' }
const ads = answer(payEndpoints.ads, { ads: [] })
const noGift = answer(campaignEndpoints.topUp, {})
const charging = [balance, ads, noGift, answer(walletEndpoints.chargeProducts, config)]

const assign = vi.fn()
beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
  vi.spyOn(notices, 'confirm').mockResolvedValue(true)
  vi.spyOn(door, 'leave').mockImplementation(assign)
})
afterEach(() => {
  vi.restoreAllMocks()
  assign.mockReset()
  inTab.drop(identityKeys.host)
  lookAgain()
})

test('R-PAYMENT-022: the button repeats amount and coins, and leads to the channel', async () => {
  const { network } = await showPage('ChargePage', {}, [
    ...charging,
    answer(walletEndpoints.charge, begun),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '充值 68 元，得 71 金币' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://cashier.test/pay'))
  expect(notices.toast).toHaveBeenCalledWith('支付跳转中...')
  expect(network.asked(walletEndpoints.charge)).toEqual([
    { way: 'alipay', productId: 'cp68', couponId: 'c1' },
  ])
})

test.each([
  ['a product', '充值 68 元，得 71 金币', { productId: 'cp68', chargeCouponId: 'c1' }],
  ['one’s own amount', '充值 255 元，得 258 金币', { amount: 255, amountType: 2 }],
])('R-WALLET-001 the charge of %s by card travels in its words', async (of, button, wanted) => {
  const { chargeByCard } = walletEndpoints
  const { network } = await showPage('ChargePage', {}, [...charging, answer(chargeByCard, begun)])
  fireEvent.click(await screen.findByRole('radio', { name: /银行卡/ }))
  expect(screen.getByRole('button', { name: /^充值 68 元/ })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('银行卡号'), { target: { value: '4111 1111 1111 1111' } })
  if ('amount' in wanted)
    fireEvent.change(screen.getByLabelText('其他金额'), { target: { value: '255' } })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const { body } = network.sent().find(({ url }) => url.pathname === chargeByCard.path)!
  expect(JSON.parse(body), of).toEqual({
    ...{ chargeWayIndex: 6, chargeCouponId: 'c1', bankCard: '4111111111111111' },
    ...wanted,
  })
})

test('the page says how much is missing for a coupon, and leads to where it is taken', async () => {
  const gift = { key: 'worldCup-288', title: '大赛充值礼 288', name: '会员满减券' }
  const missing = answer(campaignEndpoints.topUp, { gift: { ...gift, missing: cents(18_800) } })
  await showPage('ChargePage', {}, [missing, ...charging.filter((each) => each !== noGift)])
  const line = await screen.findByRole('link', { name: /再充 188 金币，可领会员满减券/ })
  expect(line.textContent).toContain('大赛充值礼 288')
  expect(line.getAttribute('href')).toContain('worldCup')
})

test('an amount of one’s own is whole coins, and takes the place of a product', async () => {
  await showPage('ChargePage', {}, charging)
  fireEvent.change(await screen.findByLabelText('其他金额'), { target: { value: '255' } })
  expect(screen.getByRole('button', { name: '充值 255 元，得 258 金币' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('其他金额'), { target: { value: '25.5' } })
  expect(screen.getByLabelText('其他金额')).toHaveProperty('value', '25.5')
  expect(screen.getByRole('button', { name: /请输入 1–5000 的整数/ })).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent.change(screen.getByLabelText('其他金额'), { target: { value: '6000' } })
  expect(screen.getByRole('button', { name: /请输入 1–5000 的整数/ })).toHaveProperty(
    'disabled',
    true,
  )
})

test('a charge that has come leads from the return to its result', async () => {
  const paid = { status: 'paid', amount: cents(6800), balance: cents(19_400) } as const
  await showPage('ChargeBackPage', { orderId: 'pm1', status: '2' }, [
    answer(payEndpoints.status, paid),
  ])
  await waitFor(() => expect(currentPlace().path).toBe('/userChargeFinish'))
  expect(currentPlace().query['id']).toBe('pm1')
})

test('T10 an address that claims success shows none: the server is asked', async () => {
  await showPage('ChargeBackPage', { orderId: 'pm1', status: '2' }, [
    answer(payEndpoints.status, { status: 'unpaid' }),
  ])
  expect(await screen.findByText('支付失败')).toBeDefined()
})

test.each([
  ['用户取消支付', '用户取消支付'],
  [undefined, '支付异常,请联系客服'],
])('R-PAYMENT-027: a failed return says %s for two seconds', async (errMsg, said) => {
  await showPage('ChargeBackPage', { orderId: 'pm1', status: '3', errMsg }, [
    answer(payEndpoints.status, { status: 'unpaid' }),
  ])
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith(said, 2000))
})

test.each([
  ['2', false],
  ['true', false],
  ['1', true],
  ['false', true],
  ['0', true],
])('R-PAYMENT-029 a return with status %s claims a failure: %s', async (claim, isFailure) => {
  await showPage('ChargeBackPage', { orderId: 'pm1', status: claim, errMsg: '渠道维护' }, [
    answer(payEndpoints.status, { status: 'unpaid' }),
  ])
  expect(await screen.findByText('支付失败')).toBeDefined()
  const said = vi.mocked(notices.toast).mock.calls.map(([text]) => text)
  expect(said.includes('渠道维护')).toBe(isFailure)
})

const month = (spent: number) =>
  answer(payEndpoints.monthTotal, { spent: cents(spent), limit: cents(100_000) })
const begunCharge = answer(walletEndpoints.charge, begun)

/** Charges 68 in the messaging app, where a month has a limit. */
async function chargeIn(spent: Answer) {
  inTab.write(identityKeys.host, 'messaging')
  lookAgain()
  const { network } = await showPage('ChargePage', {}, [...charging, begunCharge, spent])
  fireEvent.click(await screen.findByRole('button', { name: /^充值 68 元/ }))
  return network
}

test.each([
  ['a month that cannot be asked for', outage(payEndpoints.monthTotal)],
  ['a month that has just enough room', month(93_200)],
])('R-PAYMENT-024 %s lets the payment go on', async (_name, spent) => {
  await chargeIn(spent)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://cashier.test/pay'))
})

test('R-PAYMENT-024 R-PAYMENT-026 a full month stops it and offers the app, where coins are bought', async () => {
  const network = await chargeIn(month(93_300))
  await waitFor(() =>
    expect(notices.confirm).toHaveBeenCalledWith(
      expect.stringMatching(/^您本月支付已超限额，请下载.+APP购买金币$/),
      { yes: '去下载', no: '取消' },
    ),
  )
  expect(network.asked(walletEndpoints.charge)).toEqual([])
  await waitFor(() => expect(currentPlace().path).not.toBe('/pay/userChargeHuoyan'))
})

test('R-PAYMENT-028: a payment nobody knows of yet says so, and can be asked about again', async () => {
  await showPage('ChargeBackPage', { orderId: 'pm1' }, [outage(payEndpoints.status)])
  expect(await screen.findByText('支付结果查询中,如您已支付,请几分钟后再查看')).toBeDefined()
  expect(screen.getByRole('button', { name: '再查一次' })).toBeDefined()
})

test('the finish page tells what came and what is there', async () => {
  const paid = { status: 'paid', amount: cents(6800), balance: cents(19_400) } as const
  await showPage('ChargeFinishPage', { orderId: 'pm1' }, [answer(payEndpoints.status, paid)])
  expect(await screen.findByText('68 元')).toBeDefined()
  expect(screen.getByText('194.00 金币')).toBeDefined()
  expect(screen.getByRole('heading', { name: '充值成功' })).toBeDefined()
})

test('gift coins of a charge stand beside it, and are not spoken of where none came', async () => {
  const paid = { status: 'paid', amount: cents(6800), balance: cents(7100) } as const
  const shown = await showPage('ChargeFinishPage', { orderId: 'pm1' }, [
    answer(payEndpoints.status, { ...paid, gift: cents(300) }),
  ])
  expect(await screen.findByText('3 金币')).toBeDefined()
  expect(screen.getByText('赠送')).toBeDefined()
  shown.unmount()
  await showPage('ChargeFinishPage', { orderId: 'pm2' }, [answer(payEndpoints.status, paid)])
  expect(await screen.findByText('68 元')).toBeDefined()
  expect(screen.queryByText('赠送')).toBeNull()
})

const bought = sampleOf(movement, {
  id: 'jn1',
  kind: 'bought',
  title: '购买方案',
  about: '红星 vs 蓝月',
  isIncome: false,
  amount: cents(3800),
  balance: cents(12_600),
  atMs: Date.UTC(2026, 10, 17, 4),
  ref: 'so1',
  parts: [
    { name: '充值金币', amount: cents(3000), isIncome: false },
    { name: '赠送金币', amount: cents(800), isIncome: false },
  ],
})

test('a movement opens to its receipt: what, when, from which order, balance after', async () => {
  await showPage('JinbiDetailPage', {}, [
    balance,
    answer(walletEndpoints.listCoins, { items: [bought], hasNext: false }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: /购买方案/ }))
  const receipt = await screen.findByRole('dialog', { name: '收支凭证', hidden: true })
  for (const text of ['-38.00 金币', '-30.00 金币', '-8.00 金币', '126.00 金币', 'so1', 'jn1'])
    expect(receipt.textContent).toContain(text)
  expect(receipt.textContent).toContain('2026-11-17 12:00')
})

test('income and expense are asked for apart, and an empty list says what belongs there', async () => {
  const { network } = await showPage('MoneyDetailPage', {}, [
    balance,
    answer(walletEndpoints.listCash, { items: [], hasNext: false }),
  ])
  expect(await screen.findByRole('heading', { name: '还没有收入' })).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '支出' }))
  await waitFor(() =>
    expect(network.asked(walletEndpoints.listCash).some(({ filter }) => filter === 'expense')).toBe(
      true,
    ),
  )
})

test('R-ROLE-005: the sums of an expert open to their sales, and a sale to its journals', async () => {
  const share = sampleOf(shareOfSale, {
    orderId: 'so9',
    title: '红星 vs 蓝月',
    state: 'settled',
    paid: cents(3800),
    percent: 30,
    amount: cents(1140),
    journals: [
      { id: 'jn8', title: '售出', isIncome: true, amount: cents(1140), atMs: 0 },
      { id: 'jn9', title: '分成到账', isIncome: true, amount: cents(1140), atMs: 0 },
    ],
  })
  const { network } = await showPage('ExpertIncomePage', {}, [
    answer(incomeEndpoints.income, {
      percent: 30,
      pending: cents(2280),
      settled: cents(1140),
      owed: cents(500),
      sales: 3,
    }),
    answer(incomeEndpoints.listShares, { items: [share], hasNext: false }),
  ])
  expect(await screen.findByText(/待抵扣 5\.00 元/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /已到账（元）.*11\.40/ }))
  await waitFor(() =>
    expect(network.asked(incomeEndpoints.listShares).some(({ state }) => state === 'settled')).toBe(
      true,
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: /红星 vs 蓝月/ }))
  const receipt = await screen.findByRole('dialog', { name: '分成凭证', hidden: true })
  for (const text of ['38.00 充值金币', '30%，11.40 元', 'so9', 'jn8', 'jn9'])
    expect(receipt.textContent).toContain(text)
})
