import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import {
  campaign,
  campaignGift,
  type Campaign,
} from '@linmen/contract/promotion/campaign.schemas.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const gift = sampleOf(campaignGift, { id: 'g1', name: '方案满减券', worth: cents(500), most: 1 })
const running = (rest: Partial<Campaign> = {}) =>
  sampleOf(campaign, {
    key: 'euroVip',
    kind: 'couponSpree',
    title: '券包',
    lead: '看球前',
    state: 'running',
    startsAtMs: 0,
    endsAtMs: 4_000_000_000_000,
    rules: ['每人一张'],
    gifts: [gift],
    ...rest,
  })

const show = (...answers: readonly Answer[]) =>
  showPage('HdEuroVipPage', {}, [answer(campaignEndpoints.detail, running()), ...answers])

beforeEach(() => {
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'toast').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('a gift is taken with one tap and lies in the drawer', async () => {
  const { network } = await show(answer(campaignEndpoints.claim, running()))
  const [take] = await screen.findAllByRole('button', { name: '领取方案满减券' })
  fireEvent.click(take!)
  await waitFor(() => expect(notices.toast).toHaveBeenCalledWith('已放入优惠券'))
  expect(network.asked(campaignEndpoints.claim)).toEqual([{ key: 'euroVip', giftId: 'g1' }])
})

test('one that operators made is found by the word in its address', async () => {
  const { network } = await showPage('CampaignPage', { key: 'spring' }, [
    answer(campaignEndpoints.detail, running({ key: 'spring', title: '春日券包' })),
  ])
  expect(await screen.findAllByText('春日券包')).not.toHaveLength(0)
  expect(network.asked(campaignEndpoints.detail)).toEqual([{ key: 'spring' }])
})

test('one that has ended says so, shows what was given and takes nothing', async () => {
  const over = { ...gift, state: 'over' as const, given: 12 }
  const ended = running({ state: 'ended', endsAtMs: 1, given: 12, people: 9, gifts: [over] })
  await show(answer(campaignEndpoints.detail, ended))
  expect(await screen.findByText('9 人领了 12 份')).toBeDefined()
  expect(screen.getByRole('button', { name: '活动已结束' })).toHaveProperty('disabled', true)
  expect(screen.queryByText(/距结束/)).toBeNull()
})

test('a visitor is sent to log in first', async () => {
  forgetLogin()
  await show()
  const [take] = await screen.findAllByRole('button', { name: '领取方案满减券' })
  fireEvent.click(take!)
  expect(currentPlace().path).toBe('/login')
})

test.each([
  ['Hd1812Page', true],
  ['HdTurnaroundPage', true],
  ['HdGoldenPigPage', true],
  ['HdYazhoubeiPage', true],
  ['HdAmericanCupPage', true],
  ['HdSpree1188Page', true],
  ['HdEuroCupPage', true],
  ['HdEuroVipPage', false],
  ['HdSpree2022Page', false],
  ['HdAsianCupPage', false],
  ['HdEightVipPage', false],
  ['HdCouponPage', false],
] as const)(
  'R-GUARD-018 where promotions are closed %s turns people away: %s',
  async (name, guarded) => {
    await showPage(name, {}, [
      answer(campaignEndpoints.detail, running()),
      answer(statsEndpoints.config, sampleOf(statsEndpoints.config.output, { promotion: false })),
    ])
    if (guarded) await waitFor(() => expect(currentPlace().path).toBe('/hd'))
    else expect(await screen.findByText('看球前')).toBeDefined()
    expect(screen.queryByText('看球前') === null).toBe(guarded)
  },
)

test('a promotion nobody has put up is not there', async () => {
  await show(refusal(campaignEndpoints.detail, 'promotion.not_found', { text: '没有这个活动' }))
  expect((await screen.findByRole('alert')).textContent).toContain('没有这个活动')
})

test('R-ERROR-009 one that is too busy is joined in the app, and a button leads to the download', async () => {
  const confirm = vi.spyOn(notices, 'confirm').mockResolvedValue(true)
  await show(refusal(campaignEndpoints.claim, 'promotion.host'))
  const [take] = await screen.findAllByRole('button', { name: '领取方案满减券' })
  fireEvent.click(take!)
  await waitFor(() => expect(currentPlace().path).toBe('/download'))
  expect(confirm).toHaveBeenCalledWith('活动火爆,请前往APP参与', { yes: '下载APP', no: '我知道了' })
})
