import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { tierBenefits, tierConfig, vipInfo, vipPrice } from '@linmen/contract/vip/vip.schemas.ts'
import { plainReceipt } from '@linmen/contract/pay/pay.schemas.ts'
import { offeredCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { perksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { benefitsOf } from '@linmen/domain/vip/benefits.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { lookAgain } from '#kit/host.ts'
import { isLoggedIn, keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { inTab } from '#kit/storage.ts'
import { door } from '#features/pay/pay-trip.ts'
import { read } from '#kit/read.ts'
import { answer, outage, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const config = (rest: object = {}) =>
  answer(vipEndpoints.config, ({ tier }) =>
    sampleOf(tierConfig, {
      tier,
      benefits: benefitsOf(tier).length,
      members: 7,
      parts: [
        { name: '风向标', price: cents(10_800) },
        { name: '球队情报', price: cents(6800) },
      ],
      partsSum: cents(17_600),
      ...rest,
    }),
  )
const price = (days: number, fen: number) =>
  sampleOf(vipPrice, { id: `p${days}`, tier: 'super', days, price: cents(fen) })

const show = (...answers: readonly Answer[]) =>
  showPage('VipPage', {}, [
    config(),
    answer(vipEndpoints.prices, { prices: [price(30, 29_600), price(90, 79_800)] }),
    answer(vipEndpoints.benefits, ({ tier }) => ({ benefits: benefitsOf(tier) })),
    answer(vipEndpoints.benefitInfo, ({ tier }) =>
      sampleOf(tierBenefits, { tier, name: '红单会员', benefits: benefitsOf(tier) }),
    ),
    answer(vipEndpoints.countMembers, { members: 9 }),
    answer(vipEndpoints.buyAd, { ads: [] }),
    answer(vipEndpoints.renewAd, { ads: [] }),
    refusal(vipEndpoints.trialState, '1010'),
    answer(
      vipEndpoints.info,
      sampleOf(vipInfo, { level: 'none', state: 'expired', isTrial: false }),
    ),
    answer(couponEndpoints.listByCategory, { list: [] }),
    answer(
      setMealEndpoints.count,
      sampleOf(perksLeft, { balance: cents(100_000), cardPercent: 88 }),
    ),
    answer(vipEndpoints.buy, sampleOf(plainReceipt, { amount: cents(79_800) })),
    ...answers,
  ])

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'confirm').mockResolvedValue(false)
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const openBenefits = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /全部/ }))

test('R-VIP-026 R-VIP-028 a tier shows its benefits, its parts and their sum, and how many use it', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: '13 项权益' })).toBeDefined()
  expect(screen.getByText('7 人正在使用')).toBeDefined()
  expect(screen.getByText('176')).toBeDefined()
})

test('R-VIP-037 R-VIP-035 the benefit pop-up opens from the page and asks for the tier', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('tab', { name: '红单会员' }))
  await openBenefits()
  const sheet = await screen.findByRole('dialog', { hidden: true })
  expect(await within(sheet).findByText('到期提醒')).toBeDefined()
  expect(network.asked(vipEndpoints.benefitInfo)[0]).toEqual({ tier: 'red' })
})

test('R-VIP-034 benefits that cannot be told say so for a second, then the pop-up goes', async () => {
  await show(refusal(vipEndpoints.benefitInfo, 'no_data'))
  await openBenefits()
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('加载失败,请稍后再试', 1000))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
})

test('the chosen line is paid with coins, without a card', async () => {
  const { network } = await show()
  fireEvent.click(await screen.findByRole('button', { name: /30 天/, pressed: false }))
  fireEvent.click(screen.getByRole('button', { name: /开通 30 天/ }))
  const pay = within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', {
    name: /^支付/,
    hidden: true,
  })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  fireEvent.click(pay)
  await waitFor(() => expect(network.asked(vipEndpoints.buy)).toEqual([{ priceId: 'p30' }]))
  await waitFor(() =>
    expect(notices.confirm).toHaveBeenCalledWith('购买成功', { yes: '去领礼包', no: '我知道了' }),
  )
})

test('who has time left renews, and sees how much is left', async () => {
  const mine = sampleOf(vipInfo, { level: 'super', state: 'active', endsAtMs: 4e12, elapsed: 40 })
  await show(config({ mine }))
  expect(await screen.findByRole('button', { name: /^续费/ })).toBeDefined()
  expect(screen.getByText(/到期$/)).toBeDefined()
})

test('R-VIP-032 who may join sees the way to the trial', async () => {
  await show()
  expect(await screen.findByText('免费体验超级会员')).toBeDefined()
})

test('R-VIP-031 a lost login is forgotten, and the way to the trial is shown', async () => {
  await show(refusal(vipEndpoints.trialState, 'noLogin'))
  expect(await screen.findByText('免费体验超级会员')).toBeDefined()
  expect(isLoggedIn()).toBe(false)
})

test.each([
  ['whoever had one', refusal(vipEndpoints.trialState, 'vip.trial_over')],
  ['an outage', outage(vipEndpoints.trialState)],
])('R-VIP-033 %s hides the way to the trial', async (_name, state) => {
  await show(state)
  expect(await screen.findByRole('heading', { name: /项权益/ })).toBeDefined()
  expect(screen.queryByText('免费体验超级会员')).toBeNull()
})

test('R-VIP-021 the number of members is asked for once', async () => {
  const { network, queries } = await show()
  expect(await screen.findByText('9 人')).toBeDefined()
  const before = network.asked(vipEndpoints.countMembers).length
  const again = await queries.fetchQuery(read(vipEndpoints.countMembers, {}))
  expect(again).toEqual({ members: 9 })
  expect(network.asked(vipEndpoints.countMembers)).toHaveLength(before)
})

test('a membership the balance does not reach for is paid directly', async () => {
  const left = vi.spyOn(door, 'leave').mockReturnValue()
  const { network } = await show(
    answer(setMealEndpoints.count, sampleOf(perksLeft, { balance: cents(100), cardPercent: 100 })),
    answer(vipEndpoints.buy, {
      ...sampleOf(plainReceipt, { orderId: 'o1', amount: cents(79_800) }),
      channelKey: 'https://cashier.test/o1',
    }),
  )
  vi.mocked(notices.confirm).mockResolvedValue(true)
  fireEvent.click(await screen.findByRole('button', { name: /^开通 90 天/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '开通会员', hidden: true }))
  await waitFor(() => expect(sheet.getByText(/还差/)).toBeDefined())
  fireEvent.click(sheet.getAllByRole('button', { hidden: true }).at(-1)!)
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://cashier.test/o1'))
  expect(network.asked(vipEndpoints.buy)).toMatchObject([
    { priceId: 'p90', returnUrl: expect.stringContaining('/#/vip/buy') },
  ])
})

test('R-PAYMENT-023 a coupon counts: the month is asked about with the price that is paid', async () => {
  inTab.write(identityKeys.host, 'messaging')
  lookAgain()
  const left = vi.spyOn(door, 'leave').mockReturnValue()
  await show(
    answer(setMealEndpoints.count, sampleOf(perksLeft, { balance: cents(0), cardPercent: 100 })),
    answer(couponEndpoints.listByCategory, {
      list: [
        sampleOf(offeredCoupon, {
          ...{ usable: true, kind: 'amountOff', category: 'vip', platforms: [] },
          ...{ worth: cents(2000), threshold: cents(10_800), validToMs: 8e12 },
        }),
      ],
    }),
    answer(payEndpoints.monthTotal, { spent: cents(22_000), limit: cents(100_000) }),
    answer(vipEndpoints.buy, {
      ...sampleOf(plainReceipt, { orderId: 'o1', amount: cents(77_800) }),
      channelKey: 'https://cashier.test/o1',
    }),
  )
  vi.mocked(notices.confirm).mockResolvedValue(true)
  fireEvent.click(await screen.findByRole('button', { name: /^开通 90 天/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '开通会员', hidden: true }))
  fireEvent.click(await sheet.findByRole('button', { name: '还差 778 金币', hidden: true }))
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://cashier.test/o1'))
  inTab.drop(identityKeys.host)
  lookAgain()
})
