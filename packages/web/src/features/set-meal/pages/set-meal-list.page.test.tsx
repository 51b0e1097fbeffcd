import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { perksLeft, setMeal, type SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { listedExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { ownSubscription } from '@linmen/contract/expert/subscription.schemas.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { payState, plainReceipt } from '@linmen/contract/pay/pay.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from '#kit/host.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'
import { aMember } from '#test/a-member.ts'
import { answer, outage, refusal, waiting, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'
import { door } from '#features/pay/pay-trip.ts'

const meal = (rest: Partial<SetMeal>) =>
  sampleOf(setMeal, { price: cents(15_800), days: 30, looks: 5, ...rest })
const five = meal({ id: 'm5', name: '通用 5 次' })
const three = meal({ id: 'm3', name: '通用 3 次', looks: 3, price: cents(9800), days: 60 })
const copy = { used: 1, endsAtMs: Date.UTC(2026, 11, 6), boughtAtMs: 0, looked: [] }
const running = meal({ id: 'k1', name: '沈一苇 3 次', looks: 3, usage: 'running', copy })

const perks = (rest: object = {}) =>
  sampleOf(perksLeft, { balance: cents(20_000), cardPercent: 100, ...rest })
const listed = (meals: readonly SetMeal[], own: readonly SetMeal[] = []) =>
  answer(setMealEndpoints.list, ({ mine }) => ({
    items: [...(mine ? own : meals)],
    hasNext: false,
  }))

const show = (...answers: readonly Answer[]) =>
  showPage('SetMealList', {}, [
    listed([five, three]),
    answer(setMealEndpoints.count, perks()),
    answer(setMealEndpoints.pay, sampleOf(plainReceipt, { amount: cents(15_800) })),
    ...answers,
  ])

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  vi.spyOn(notices, 'alert').mockResolvedValue()
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  lookAgain()
})

const buy = async (name = /^购买/) => fireEvent.click(await screen.findByRole('button', { name }))
const sheet = () => screen.findByRole('dialog', { name: '购买套餐', hidden: true })
const payNow = async () => {
  const pay = within(await sheet()).getByRole('button', { name: /^支付/, hidden: true })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  fireEvent.click(pay)
}

test('R-SETMEAL-002 R-SETMEAL-019 general ones and those of one expert stand under their names', async () => {
  await show(listed([five, meal({ id: 'e', name: '老周谈球 3 次', ofOneExpert: true })]))
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((h) => h.textContent)
  expect(headings).toEqual(['通用套餐', '单专家套餐'])
  expect(screen.getByRole('tab', { name: '竞彩足球、篮球', selected: true })).toBeDefined()
})

test('R-SETMEAL-021 a tile says what it costs, what a look comes to and how long it lasts', async () => {
  await show()
  const tile = within(await screen.findByRole('button', { name: /通用 3 次/ }))
  expect(tile.getByText('2 个月内有效')).toBeDefined()
  expect(tile.getByText('32.7 金币/次')).toBeDefined()
})

test('R-SETMEAL-001 the old football pools are asked for by their own scope', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('tab', { name: '老足彩' }))
  await waitFor(() =>
    expect(network.asked(setMealEndpoints.list).some(({ scope }) => scope === 'pool')).toBe(true),
  )
  expect(currentPlace().query['scope']).toBe('2')
})

test('R-SETMEAL-016 what is in use stands on top with its looks and its end', async () => {
  await show(listed([five], [running, meal({ id: 'old', usage: 'finished', copy })]))
  const card = within(await screen.findByRole('region', { name: '沈一苇 3 次' }))
  expect(card.getByText('使用中')).toBeDefined()
  expect(card.getByText(/还可看 2 次.*12-06 到期/)).toBeDefined()
  expect(screen.queryByText('已用完')).toBeNull()
})

test('R-SETMEAL-004 a visitor who buys is sent to log in', async () => {
  forgetLogin()
  await show()
  await buy()
  expect(currentPlace().path).toBe('/login')
})

test('R-SETMEAL-007 R-SETMEAL-010 the count is asked, then the sheet confirms, then coins pay', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('button', { name: /通用 3 次/ }))
  await buy(/^购买 98/)
  expect(network.asked(setMealEndpoints.count)).not.toHaveLength(0)
  await payNow()
  await waitFor(() =>
    expect(notices.confirm).toHaveBeenCalledWith('购买成功', { yes: '去看解读', no: '我知道了' }),
  )
  expect(network.asked(setMealEndpoints.pay)).toEqual([{ packageId: 'm3' }])
})

const upsold = () =>
  vi.mocked(notices.confirm).mock.calls.filter(([text]) => text === '开通会员更划算')

test('R-SETMEAL-006 the first tap on three looks offers memberships once, and the next goes on', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /通用 3 次/ }))
  await buy(/^购买 98/)
  await sheet()
  expect(upsold()).toEqual([['开通会员更划算', { yes: '看看会员', no: '继续购买' }]])
  fireEvent.click(within(await sheet()).getByRole('button', { name: '关闭', hidden: true }))
  await buy(/^购买 98/)
  await sheet()
  expect(upsold()).toHaveLength(1)
})

test('R-SETMEAL-006 who wants to see memberships goes there, and buys nothing', async () => {
  vi.mocked(notices.confirm).mockResolvedValueOnce(true)
  const { network } = await show()
  fireEvent.click(await screen.findByRole('button', { name: /通用 3 次/ }))
  await buy(/^购买 98/)
  await waitFor(() => expect(currentPlace().path).toBe('/vip/index'))
  expect(network.asked(setMealEndpoints.pay)).toEqual([])
})

test('R-SETMEAL-006 other numbers of looks offer none', async () => {
  await show()
  await buy(/^购买 158/)
  await sheet()
  expect(upsold()).toEqual([])
})

test('R-PAYMENT-033 a purchase that fails without a word says so in words of its own', async () => {
  const wordless = { row: setMealEndpoints.pay, reply: async () => ({ isSuccess: false, code: 0 }) }
  await show(wordless)
  await buy(/^购买 158/)
  await payNow()
  await waitFor(() => expect(notices.alert).toHaveBeenCalledWith('购买失败,请重试'))
})

test('R-SETMEAL-005 while one request is under way a second tap is asked to wait', async () => {
  await show(waiting(setMealEndpoints.count))
  await buy()
  await buy()
  expect(notices.toast).toHaveBeenCalledWith('请稍候')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('R-SETMEAL-008 without a channel a short balance is told before anything is confirmed', async () => {
  inTab.write(identityKeys.host, 'carrier')
  lookAgain()
  await show(answer(setMealEndpoints.count, perks({ balance: cents(12_600) })))
  await buy()
  await waitFor(() =>
    expect(notices.confirm).toHaveBeenCalledWith('余额不足：需要158元,当前余额126.00元,还差32元', {
      yes: '购买金币',
      no: '取消',
    }),
  )
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('R-SETMEAL-009 R-SETMEAL-024 who has looks left is warned first, and may go on', async () => {
  await show(answer(setMealEndpoints.count, perks({ jingcai: { sum: 2 }, pool: { sum: 7 } })))
  await buy()
  await waitFor(() =>
    expect(vi.mocked(notices.confirm).mock.calls[0]![0]).toBe('您还有2次未使用,确认继续购买吗?'),
  )
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  vi.mocked(notices.confirm).mockResolvedValueOnce(true)
  await buy()
  expect(await sheet()).toBeDefined()
})

test.each([
  ['R-SETMEAL-022 a lost login', refusal(setMealEndpoints.count, 'no_login')],
  ['R-SETMEAL-023 a count that fails', outage(setMealEndpoints.count)],
])('%s counts as nothing and says nothing', async (_name, count) => {
  await show(count)
  await buy()
  expect(await sheet()).toBeDefined()
  expect(notices.alert).not.toHaveBeenCalled()
  expect(notices.toast).not.toHaveBeenCalled()
  expect(currentPlace().path).toBe('/set-meal-list')
})

test('a set meal that is gone says so and the sheet closes', async () => {
  await show(refusal(setMealEndpoints.pay, 'setMeal.not_found', { text: '套餐不存在或已下架' }))
  await buy()
  await payNow()
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('套餐不存在或已下架'))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
})

test('nothing on sale is said, with what can be done', async () => {
  await show(listed([]))
  expect(await screen.findByRole('heading', { name: '暂无在售套餐' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^购买/ })).toBeNull()
})

const kept = () => [inTab, onDevice].map((shelf) => shelf.read(storageKeys.payOrder))

test('R-SETMEAL-011 what the balance does not reach for is paid directly, and the order is remembered twice before leaving', async () => {
  const left = vi.spyOn(door, 'leave').mockImplementation(() => {
    expect(kept()).toEqual(['o1', 'o1'])
  })
  const { network } = await show(
    answer(setMealEndpoints.count, perks({ balance: cents(12_600) })),
    answer(setMealEndpoints.prepay, { orderId: 'o1', channelKey: 'https://cashier.test/o1' }),
  )
  vi.mocked(notices.confirm).mockResolvedValue(true)
  await buy()
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://cashier.test/o1'))
  expect(notices.confirm).toHaveBeenCalledWith(
    '余额不足：需要158金币,当前余额126.00金币,还差32金币',
    { yes: '直接支付 158 元', no: '取消' },
  )
  expect(network.asked(setMealEndpoints.prepay)).toMatchObject([{ packageId: 'm5' }])
  expect(network.asked(setMealEndpoints.pay)).toEqual([])
})

/** Comes back from the channel, which named the order in the address. */
const comeBack = (status: 'paid' | 'unpaid') => {
  for (const shelf of [inTab, onDevice]) shelf.write(storageKeys.payOrder, 'o1')
  return showPage('SetMealList', { orderId: 'o1' }, [
    listed([five]),
    answer(setMealEndpoints.count, perks()),
    answer(payEndpoints.status, sampleOf(payState, { status })),
  ])
}

test('R-SETMEAL-012 who comes back from a paid order is told so, with the way to interpretations', async () => {
  vi.mocked(notices.confirm).mockResolvedValue(true)
  await comeBack('paid')
  await waitFor(() =>
    expect(notices.confirm).toHaveBeenCalledWith('购买成功', { yes: '去看解读', no: '我知道了' }),
  )
  expect(kept()).toEqual([null, null])
  await waitFor(() => expect(currentPlace().path).not.toBe('/set-meal-list'))
})

test('R-SETMEAL-013 any other state says that the result is being queried, and the order stays remembered', async () => {
  await comeBack('unpaid')
  await waitFor(() =>
    expect(notices.alert).toHaveBeenCalledWith('支付结果查询中,如您已支付,请几分钟后再查看'),
  )
  expect(kept()).toEqual(['o1', 'o1'])
  expect(notices.confirm).not.toHaveBeenCalled()
})

test.each([
  [1, '#/jiedu-list?type=0'],
  [2, '#/jiedu-list?type=3'],
])(
  'R-SETMEAL-003 in scope %i the page leads to coins, contents, experts, months and publishing',
  async (scope, contents) => {
    const expert = sampleOf(listedExpert, { id: 'lin', name: '林夏' })
    await showPage('SetMealList', { scope }, [
      listed([five]),
      answer(setMealEndpoints.count, perks()),
      answer(setMealEndpoints.listExperts, { list: [expert] }),
      answer(userEndpoints.me, { ...aMember, isExpert: true, level: 'record' }),
      answer(subscriptionEndpoints.listSubscribed, {
        items: [sampleOf(ownSubscription, { id: 'month1', expert })],
        hasNext: false,
      }),
    ])
    const href = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await href(/^充值金币/)).toBe('#/pay/userChargeHuoyan')
    expect(await href(/^套餐可看的解读/)).toBe(contents)
    expect(await href(/^续订 林夏/)).toBe('#/expert-push/order/lin')
    expect(await href(/^发布方案/)).toBe('#/publish?tab=0&matchType=1')
    if (scope === 1) expect(await href(/^林夏/)).toBe('#/public/expertHome/lin')
  },
)
