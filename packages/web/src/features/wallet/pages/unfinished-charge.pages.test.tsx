import type { InputOf } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { openPayment } from '@linmen/contract/pay/pay.schemas.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { chargeConfig } from '@linmen/contract/wallet/wallet.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'
import { answer, outage } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'
import { door } from '#features/pay/pay-trip.ts'

const config = sampleOf(chargeConfig, {
  ...{ open: true, least: cents(100), most: cents(500_000), coupons: [] },
  products: [
    { id: 'cp18', amount: cents(1800) },
    { id: 'cp68', amount: cents(6800) },
  ],
  ways: [
    { way: 'alipay', name: '支付宝' },
    { way: 'wechat', name: '微信支付' },
    { way: 'bankCard', name: '银行卡' },
  ],
  cards: [{ id: 'cw1', tail: '3446' }],
})
const begun = { orderId: 'pm1', amount: cents(25_500), channelKey: 'http://cashier.test/pay' }
const listed = (payments: { readonly orderId: string; readonly endsAtMs: number }[]) =>
  answer(payEndpoints.listOpen, {
    payments: payments.map((each) =>
      sampleOf(openPayment, {
        ...{ subject: '充值 255 金币', amount: cents(25_500), way: '微信支付' },
        ...{ channelKey: 'http://cashier.test/pay', ...each },
      }),
    ),
  })
const inMinutes = (minutes: number) => serverNowMs() + minutes * 60_000
const unfinished = () => ({ orderId: 'pm1', endsAtMs: inMinutes(14) })
const none = listed([])
const charging = [
  answer(walletEndpoints.balance, { coins: cents(0), gifts: cents(0), cash: cents(0) }),
  answer(payEndpoints.ads, { ads: [] }),
  answer(walletEndpoints.chargeProducts, config),
  answer(walletEndpoints.charge, begun),
  answer(walletEndpoints.chargeByCard, begun),
]

const left = vi.fn<(address: string) => void>()
const shelves = [inTab, onDevice]
beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
  vi.spyOn(notices, 'alert').mockResolvedValue()
  vi.spyOn(door, 'leave').mockImplementation(left)
})
afterEach(() => {
  vi.restoreAllMocks()
  left.mockReset()
  inTab.drop(storageKeys.chargeWish)
  for (const shelf of shelves) shelf.drop(storageKeys.payOrder)
})

const typedField = () => screen.findByLabelText<HTMLInputElement>('其他金额')
const isChosen = (way: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: way }).checked
const card = () => screen.findByRole('region', { name: '未完成的支付' })
const noCard = () => expect(screen.queryByRole('region', { name: '未完成的支付' })).toBeNull()

/** Charges 255 by a way of paying, and stands before the page again without having paid. */
async function leaveAndReturn(way: RegExp) {
  const first = await showPage('ChargePage', {}, [...charging, none])
  fireEvent.change(await typedField(), { target: { value: '255' } })
  fireEvent.click(screen.getByRole('radio', { name: way }))
  fireEvent.click(screen.getByRole('button', { name: /^充值 255 元/ }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  first.unmount()
}

test('whoever comes back without having paid finds the amount and the way they chose', async () => {
  await leaveAndReturn(/微信支付/)
  const { network } = await showPage('ChargePage', {}, [...charging, none])
  expect((await typedField()).value).toBe('255')
  expect(isChosen(/微信支付/)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /^充值 255 元/ }))
  const wanted: InputOf<typeof walletEndpoints.charge> = {
    ...{ way: 'wechat', amount: cents(25_500), amountType: 'own' },
  }
  await waitFor(() => expect(network.asked(walletEndpoints.charge)).toEqual([wanted]))
})

test('a product and a kept card are found again as well; a new card’s number is not kept', async () => {
  const first = await showPage('ChargePage', {}, [...charging, none])
  fireEvent.click(await screen.findByRole('button', { name: /^18 金币/ }))
  fireEvent.click(screen.getByRole('radio', { name: /银行卡/ }))
  fireEvent.click(screen.getByRole('radio', { name: '使用新卡' }))
  const number = '4111111111111111'
  fireEvent.change(screen.getByLabelText('银行卡号'), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: /^充值 18 元/ }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(inTab.read(storageKeys.chargeWish)).not.toContain(number)
  first.unmount()
  await showPage('ChargePage', {}, [...charging, none])
  expect(await screen.findByRole('button', { name: /^充值 18 元/ })).toHaveProperty(
    'disabled',
    true,
  )
  expect(isChosen(/使用新卡/)).toBe(true)
  expect(screen.getByLabelText('银行卡号')).toHaveProperty('value', '')
})

test('what is not offered any more is not chosen', async () => {
  await leaveAndReturn(/微信支付/)
  const fewer = answer(walletEndpoints.chargeProducts, { ...config, ways: [config.ways[0]!] })
  await showPage('ChargePage', {}, [...charging, none, fewer])
  expect((await typedField()).value).toBe('255')
  expect(isChosen(/支付宝/)).toBe(true)
})

test('once it is paid the page begins anew', async () => {
  await leaveAndReturn(/微信支付/)
  const paid = { status: 'paid', amount: cents(25_500), balance: cents(25_500) } as const
  const back = await showPage('ChargeBackPage', { orderId: 'pm1', status: '2' }, [
    answer(payEndpoints.status, paid),
  ])
  await waitFor(() => expect(inTab.read(storageKeys.chargeWish)).toBeNull())
  back.unmount()
  await showPage('ChargePage', {}, [...charging, none])
  expect((await typedField()).value).toBe('')
  expect(isChosen(/支付宝/)).toBe(true)
})

test('an unfinished payment says amount, way and time left, and goes on at its own address', async () => {
  const { network } = await showPage('ChargePage', {}, [...charging, listed([unfinished()])])
  const shown = within(await card())
  for (const text of ['充值 255 金币', '微信支付', '255 元', /^剩 1[34] 分 \d+ 秒$/])
    expect(shown.getByText(text)).toBeDefined()
  fireEvent.click(shown.getByRole('button', { name: '继续支付' }))
  expect(left).toHaveBeenCalledExactlyOnceWith('http://cashier.test/pay')
  expect(shelves.map((shelf) => shelf.read(storageKeys.payOrder))).toEqual(['pm1', 'pm1'])
  expect(network.asked(walletEndpoints.charge)).toEqual([])
})

test.each([
  ['unpaid', '已取消'],
  ['pending', '已取消'],
  ['paid', '这笔支付已完成'],
] as const)(
  'who gives up what the channel calls %s hears %s, and it is gone',
  async (status, said) => {
    const { network } = await showPage('ChargePage', {}, [
      ...[...charging, listed([unfinished()])],
      answer(payEndpoints.cancel, { status }),
    ])
    const shown = await card()
    network.now(none)
    fireEvent.click(within(shown).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(notices.toast).toHaveBeenCalledWith(said))
    expect(network.asked(payEndpoints.cancel)).toEqual([{ orderId: 'pm1' }])
    await waitFor(noCard)
  },
)

test('without a network nothing is given up, and it can be tried again', async () => {
  await showPage('ChargePage', {}, [
    ...[...charging, listed([unfinished()])],
    outage(payEndpoints.cancel),
  ])
  const cancel = within(await card()).getByRole('button', { name: '取消' })
  fireEvent.click(cancel)
  await waitFor(() => expect(notices.alert).toHaveBeenCalledWith('网络异常,请稍后再试'))
  expect(notices.toast).not.toHaveBeenCalled()
  await waitFor(() => expect(cancel.getAttribute('aria-busy')).toBeNull())
  expect(await card()).toBeDefined()
})

test.each([
  ['nothing is open', none],
  ['its time is over', listed([{ orderId: 'pm1', endsAtMs: inMinutes(0) }])],
  ['it cannot be asked for', outage(payEndpoints.listOpen)],
])('where %s the page charges as ever', async (_name, open) => {
  await showPage('ChargePage', {}, [...charging, open])
  expect(await screen.findByRole('button', { name: /^充值 68 元/ })).toBeDefined()
  noCard()
})

test('of several the latest is shown, and the others on demand', async () => {
  const others = ['pm2', 'pm3'].map((orderId) => ({ orderId, endsAtMs: inMinutes(10) }))
  const over = { orderId: 'pm4', endsAtMs: inMinutes(-1) }
  await showPage('ChargePage', {}, [...charging, listed([unfinished(), ...others, over])])
  fireEvent.click(await screen.findByRole('button', { name: '另有 2 笔未完成' }))
  expect(screen.getAllByRole('region', { name: '未完成的支付' })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^另有/ })).toBeNull()
})

test('who comes back sees the payment they come from, and no other', async () => {
  const another = { orderId: 'pm9', endsAtMs: inMinutes(14) }
  await comeBack(undefined, outage(payEndpoints.status), listed([another, unfinished()]))
  expect(await card()).toBeDefined()
  expect(screen.queryByRole('button', { name: /^另有/ })).toBeNull()
})

const comeBack = (status: string | undefined, ...more: Parameters<typeof showPage>[2] & object) =>
  showPage('ChargeBackPage', { orderId: 'pm1', status, errMsg: undefined }, more)

test('R-PAYMENT-004 who cancelled at the channel gives it up, and is told that nothing was taken', async () => {
  for (const shelf of shelves) shelf.write(storageKeys.payOrder, 'pm1')
  const { network } = await comeBack('3', answer(payEndpoints.cancel, { status: 'unpaid' }))
  expect(await screen.findByText('没有扣款，可以重新支付')).toBeDefined()
  expect(network.asked(payEndpoints.cancel)).toEqual([{ orderId: 'pm1' }])
})

test.each([
  ['another order than one left for', 'pm2', '3'],
  ['an error', 'pm1', '1'],
])('T10 an address that tells of %s gives nothing up', async (_name, trip, status) => {
  for (const shelf of shelves) shelf.write(storageKeys.payOrder, trip)
  const unpaid = answer(payEndpoints.status, { status: 'unpaid' })
  const { network } = await comeBack(status, unpaid)
  await waitFor(() => expect(network.asked(payEndpoints.status)).toHaveLength(1))
  await screen.findByRole('button', { name: '重新充值' })
  expect(network.asked(payEndpoints.cancel)).toEqual([])
})

test('who comes back without a word may go on or give up, and sees how that ended', async () => {
  const { network } = await comeBack(
    undefined,
    outage(payEndpoints.status),
    listed([unfinished()]),
    answer(payEndpoints.cancel, { status: 'unpaid' }),
  )
  expect(await screen.findByRole('button', { name: '再查一次' })).toBeDefined()
  const shown = within(await card())
  fireEvent.click(shown.getByRole('button', { name: '继续支付' }))
  expect(left).toHaveBeenCalledExactlyOnceWith('http://cashier.test/pay')
  network.now(none, answer(payEndpoints.status, { status: 'unpaid' }))
  fireEvent.click(shown.getByRole('button', { name: '取消' }))
  expect(await screen.findByText('没有扣款，可以重新支付')).toBeDefined()
  noCard()
})

test('the result of a plan that was not paid leads back to its payment', async () => {
  await showPage('PlanDetailPayErrorPage', { planNo: 'p1' }, [listed([unfinished()])])
  fireEvent.click(within(await card()).getByRole('button', { name: '继续支付' }))
  expect(left).toHaveBeenCalledExactlyOnceWith('http://cashier.test/pay')
})
