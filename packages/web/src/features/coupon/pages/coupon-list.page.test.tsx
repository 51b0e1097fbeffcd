import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import type { HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { ScreenLink } from '@linmen/contract/screens/all-screens.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import type { PerksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { answer, outage, refusal } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'
import { serverNowMs } from '#kit/clock.ts'
import { goBack } from '#kit/go.ts'

vi.mock('#kit/go.ts', async (original) => ({
  ...(await original<typeof import('#kit/go.ts')>()),
  goBack: vi.fn(),
}))

const DAY = 86_400_000
const coupon = (name: string, rest: Partial<HeldCoupon> = {}): HeldCoupon => ({
  id: [...name].map((char) => char.codePointAt(0)).join('-'),
  name,
  kind: 'amountOff',
  category: 'general',
  worth: cents(800),
  threshold: cents(3000),
  validFromMs: 0,
  validToMs: serverNowMs() + 30 * DAY,
  platforms: [],
  expertLevel: null,
  expertId: null,
  origin: 'system',
  createdAtMs: 0,
  state: 'usable',
  ...rest,
})
const noPerks: PerksLeft = {
  jingcai: { sum: 0 },
  pool: { sum: 0 },
  balance: cents(0),
  cards: 0,
  cardPercent: 100,
}

interface World {
  /** Null: nobody answers. */
  readonly coupons?: readonly HeldCoupon[] | null
  readonly perks?: PerksLeft
  readonly params?: ScreenLink<'CouponListPage'>
}

/** The page with these coupons in whichever tab their state belongs to. */
function show({ coupons = [], perks = noPerks, params = {} }: World) {
  const { count, list } = couponEndpoints
  const inTab = (state?: string) => coupons!.filter((each) => each.state === (state ?? 'usable'))
  return showPage('CouponListPage', params, [
    answer(setMealEndpoints.count, perks),
    answer(count, { usable: 2, expiringSoon: 1, used: 1, expired: 4 }),
    coupons === null
      ? outage(list)
      : answer(list, ({ state }) => ({ items: inTab(state), hasNext: false })),
  ])
}

const ticket = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article')!)

test('R-COUPON-020 a coupon within three days of its end is marked, another is not', async () => {
  const soon = coupon('近', { validToMs: serverNowMs() + 2 * DAY + DAY / 2 })
  await show({ coupons: [soon, coupon('远')] })
  expect((await ticket('近 即将过期')).getByText(/还剩 2 天/)).toBeDefined()
  expect((await ticket('远')).queryByText('即将过期')).toBeNull()
  expect(screen.getByText('1 张即将过期')).toBeDefined()
})

test('R-COUPON-017 a free coupon shows 免费 and its ceiling, another its worth and its floor', async () => {
  await show({ coupons: [coupon('甲', { kind: 'free', threshold: cents(6000) }), coupon('乙')] })
  expect((await ticket('甲')).getByText('限 60 金币以内')).toBeDefined()
  expect((await ticket('甲')).getByText('免费')).toBeDefined()
  expect((await ticket('乙')).getByText('满 30 可用')).toBeDefined()
})

test('R-COUPON-010 R-COUPON-011 what rests stands apart with its reason and cannot be used', async () => {
  const early: Partial<HeldCoupon> = {
    why: 'not_yet_valid',
    reason: '未到使用时间',
    validFromMs: Date.UTC(2030, 0, 1),
  }
  const elsewhere: Partial<HeldCoupon> = { why: 'platform', reason: '限其他客户端' }
  await show({ coupons: [coupon('甲'), coupon('乙', early), coupon('丙', elsewhere)] })
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((h) => h.textContent)
  expect(headings).toEqual(['现在可用', '暂不可用'])
  expect((await ticket('乙')).getByText('未到使用时间')).toBeDefined()
  expect((await ticket('乙')).getByText('01-01 08:00 起可用')).toBeDefined()
  expect((await ticket('丙')).getByText('限其他客户端')).toBeDefined()
  expect(screen.getAllByRole('link', { name: /去使用/ })).toHaveLength(1)
})

test('a coupon for one expert names them', async () => {
  await show({ coupons: [coupon('甲', { category: 'plan', expertName: '老魏聊盘' })] })
  expect((await ticket('甲')).getByText('只限老魏聊盘的方案')).toBeDefined()
})

test('a coupon for charging leads to where coins are bought', async () => {
  await show({ coupons: [coupon('甲', { category: 'charge' })] })
  expect((await ticket('甲')).getByText('充值时使用')).toBeDefined()
  expect(screen.getByRole('link', { name: /去使用/ }).getAttribute('href')).toContain('/pay')
})

test.each([
  ['已使用', 'used'],
  ['已过期', 'expired'],
] as const)('the tab %s asks for its own coupons and offers no use of them', async (tab, state) => {
  await show({ coupons: [coupon('甲', { state })], params: { tab: state } })
  expect((await ticket('甲')).getByText(tab)).toBeDefined()
  expect(screen.queryByRole('link', { name: /去使用/ })).toBeNull()
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain(tab)
})

test('the tabs say how many there are, and the address names the open one', async () => {
  await show({ coupons: [] })
  const expired = await screen.findByRole('tab', { name: /已过期 ?4/ })
  fireEvent.click(expired)
  expect(location.hash).toContain('tab=expired')
})

test('nothing to use is said, with the way it would come', async () => {
  await show({ coupons: [] })
  expect(await screen.findByRole('heading', { name: '没有可用的优惠券' })).toBeDefined()
})

test('R-COUPON-009 a discount card stands above the coupons, and no card is no card', async () => {
  await show({ coupons: [], perks: { ...noPerks, cards: 3, cardPercent: 90, cardUsesLeft: 3 } })
  expect((await ticket('九折卡')).getByText('还可用 3 次')).toBeDefined()
})

test('a list that cannot be read says so in its place and can be asked again', async () => {
  const { network } = await show({ coupons: null })
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常,请稍后再试')
  const before = network.count()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  await soon(() => expect(network.count()).toBeGreaterThan(before))
})

test('R-NAV-038 who came from a purchase goes back to it', async () => {
  await show({ coupons: [coupon('甲')], params: { back: true } })
  fireEvent.click((await ticket('甲')).getByRole('button', { name: '去使用甲' }))
  expect(goBack).toHaveBeenCalledOnce()
})

test('a code becomes a coupon; what is wrong with one stands below it', async () => {
  const name = '方案满减券'
  const { network } = await show({})
  network.now(refusal(couponEndpoints.redeem, 'coupon.code_unknown'))
  const field = await screen.findByLabelText('兑换码')
  const press = () => fireEvent.click(screen.getByRole('button', { name: '兑换' }))
  fireEvent.change(field, { target: { value: 'ab' } })
  press()
  expect(await screen.findByText('请输入完整的兑换码')).toBeDefined()
  fireEvent.change(field, { target: { value: 'NOTHING1' } })
  press()
  expect(await screen.findByText('兑换码无效或已过期')).toBeDefined()
  network.now(answer(couponEndpoints.redeem, { name }))
  fireEvent.change(field, { target: { value: ' linmen2026 ' } })
  press()
  await soon(() =>
    expect(network.asked(couponEndpoints.redeem).at(-1)).toEqual({ code: 'linmen2026' }),
  )
  await soon(() => expect((field as HTMLInputElement).value).toBe(''))
})
