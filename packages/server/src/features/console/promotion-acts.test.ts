import { afterAll, beforeAll, expect, test } from 'vitest'
import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { promotionActEndpoints } from '@linmen/contract/console/promotion-acts.endpoints.ts'
import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const { makePromotion, addGift, makeAd } = promotionActEndpoints
const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const gift = {
  ...({ name: '方案满减券', category: 'plan', worth: 500, threshold: 2800 } as const),
  ...{ days: 7, need: 0, most: 1 },
}
const spring = () => ({
  ...({ id: 'spring', kind: 'couponSpree', title: '春日券包', lead: '看球前先领券' } as const),
  ...({ audience: 'everyone', gift, reason: '春季活动' } as const),
  rules: ['每人一张'],
  startsAtMs: app.clock.nowMs() - DAY_MS,
  endsAtMs: app.clock.nowMs() + DAY_MS,
})
const popUp = () => ({
  ...({ form: 'popUp', location: 1, content: '春日券包开放', reason: '春季活动' } as const),
  ...({ promotion: 'spring', bottomText: '去领券', trigger: 'timed', at: '20:30' } as const),
  startsAtMs: app.clock.nowMs() - DAY_MS,
  endsAtMs: app.clock.nowMs() + DAY_MS,
})
const deedsOf = async (subject: string) =>
  (
    await app.db.pool.query(`select deed from audit where subject = $1 order by seq`, [subject])
  ).rows.map(({ deed }) => String(deed))

test('a promotion that was made is on the phone, and gives what it says', async () => {
  const lao = app.as('lao')
  expect(await lao.call(makePromotion, spring())).toMatchObject({ ok: true })
  const seen = await app.as('mei').call(campaignEndpoints.detail, { key: 'spring' })
  expect(seen).toMatchObject({
    output: { title: '春日券包', state: 'running', gifts: [{ id: 'spring-1', worth: 500 }] },
  })
  const more = { id: 'spring', gift: { ...gift, name: '通用券', category: 'general' as const } }
  expect(await lao.call(addGift, { ...more, reason: '加一张' })).toMatchObject({ ok: true })
  for (const giftId of ['spring-1', 'spring-2'])
    expect(
      await app.as('mei').call(campaignEndpoints.claim, { key: 'spring', giftId }),
    ).toMatchObject({ ok: true })
  expect(await deedsOf('spring')).toEqual(['promotion.make', 'promotion.gift'])
  expect(await lao.call(makePromotion, spring())).toMatchObject({
    code: 'console.promotion_taken',
  })
})

test.each([
  ['console.bad_times', { endsAtMs: 1 }],
  ['console.gift_need', { kind: 'topUpGift' as const }],
  ['console.gift_budget', { budget: 499 }],
  ['console.promotion_league', { kind: 'cupSeason' as const, leagueId: 'nowhere' }],
  ['console.promotion_league', { kind: 'cupSeason' as const }],
])('a promotion that makes no sense is refused: %s', async (code, wrong) => {
  const words = { ...spring(), id: 'wrong', ...wrong }
  expect(await app.as('lao').call(makePromotion, words)).toMatchObject({ code })
  expect(await deedsOf('wrong')).toEqual([])
})

test('a pop-up comes with its time and its way, an ad stands in its place', async () => {
  const lao = app.as('lao')
  expect(await lao.call(makeAd, popUp())).toMatchObject({ ok: true })
  expect(await app.visitor().call(promotionEndpoints.popUps, { location: 1 })).toMatchObject({
    output: {
      popUps: [
        {
          content: '春日券包开放',
          rule: { trigger: 'timed', date: '20:30' },
          target: { code: 46, subject: '{"page":"CampaignPage","params":{"key":"spring"}}' },
        },
      ],
    },
  })
  const { trigger: _trigger, at: _at, promotion: _promotion, ...rest } = popUp()
  const place = { ...rest, form: 'place' as const, location: 77, page: 'HdIndexPage' }
  const made = await lao.call(makeAd, place)
  expect(await app.visitor().call(promotionEndpoints.ads, { location: 77 })).toMatchObject({
    output: { ads: [{ target: { subject: '{"page":"HdIndexPage"}' } }] },
  })
  const id = made.ok ? made.output.id : ''
  const over = { id, content: '结束了', startsAtMs: 1, endsAtMs: 2, reason: '结束' }
  await lao.call(actEndpoints.setAd, over)
  expect(await deedsOf(id)).toEqual(['ad.make', 'ad.set'])
})

test.each([
  ['console.bad_times', { endsAtMs: 1 }],
  ['console.pop_up_when', { trigger: undefined }],
  ['console.pop_up_when', { at: '25:00' }],
  ['console.ad_page', { promotion: 'nowhere' }],
  ['console.ad_page', { promotion: undefined, page: 'NowherePage' }],
])('an ad that makes no sense is refused: %s', async (code, wrong) => {
  expect(await app.as('lao').call(makeAd, { ...popUp(), ...wrong })).toMatchObject({ code })
})
