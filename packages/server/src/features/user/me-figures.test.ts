import { expect, test } from 'vitest'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { planShop } from '#test/plan-shop.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'

const DAY_MS = 86_400_000
const SHARE_OF_38 = 1140

const shop = planShop()

const me = async (name?: string) => {
  const client = name === undefined ? shop.buyer.client : shop.app.as(name)
  const answer = await client.call(userEndpoints.me, {})
  if (!answer.ok) throw new Error(answer.text)
  return answer.output
}

/** The fields of spec 000 §3, as they travel. */
const FIELDS = [
  ...['id', 'linmenId', 'nickname', 'account', 'describe', 'isExpert', 'userLevel', 'idCard'],
  ...['realName', 'telephone', 'phoneCheck', 'userIcon', 'attentionMe', 'attentionOther'],
  ...['expertApplyProgress', 'switchOpen', 'qiuFlag', 'lotteryWhiteUser', 'proxy', 'bindedWX'],
  ...['passwordSet', 'passwordStrength', 'registerType', 'huoyanWallet', 'ableBalance'],
  ...['totalBalance', 'todayProfit', 'versionSwitch', 'oldLevel', 'tjExpertSummary'],
]
const COUNTS = ['attentionMeCount', 'attentionOtherCount', 'mySnsCount', 'followMatchCount']

test('a member is told in all 36 fields of the specification', async () => {
  const answer = await shop.buyer.client.fetch('/api/uc/index')
  const told = (await answer.json()) as Record<string, object>
  expect(Object.keys(told)).toEqual(expect.arrayContaining(FIELDS))
  const counts = [...COUNTS, 'countUnOpenRace', 'expertMonthCount']
  expect(Object.keys(told['counts']!)).toEqual(counts)
  expect(FIELDS.length + counts.length).toBe(36)
})

test('a followed match is counted, and no longer when it is not followed', async () => {
  await scriptedMatch(shop.app, 'derby').hears()
  const turn = (action: 'follow' | 'unfollow') =>
    shop.buyer.client.call(matchEndpoints.followMatch, {
      matchId: 'derby',
      action,
      sport: 'football',
    })
  expect(await turn('follow')).toMatchObject({ ok: true })
  expect((await me()).counts.followedMatches).toBe(1)
  await turn('unfollow')
  expect((await me()).counts.followedMatches).toBe(0)
})

test('a bought plan waits until its match is decided', async () => {
  const match = scriptedMatch(shop.app, 'final')
  const plan = await shop.make.plan({ match_id: 'final' })
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.pay(plan.id)
  expect((await me()).counts.waitingPlans).toBe(1)
  await match.hears(
    match.report(1, goal('home', 3)),
    match.report(2, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(shop.app.ports)
  expect((await me()).counts.waitingPlans).toBe(0)
})

test('R-USER-004 an expert sees who looked and what the day has brought', async () => {
  const before = await me('wei')
  const plan = await shop.make.plan({ sport: 'basketball' })
  await shop.make.charge(shop.buyer.id, 10_000)
  await shop.pay(plan.id)
  const after = await me('wei')
  expect(after.looks).toBe(before.looks + 1)
  expect(after.earnedToday).toBe(before.earnedToday + SHARE_OF_38)
  expect(after).toMatchObject({ expertApply: 'accepted', sport: 'basketball' })
  shop.app.clock.advance(DAY_MS)
  expect((await me('wei')).earnedToday).toBe(0)
})

test('who has bought, sold and followed nothing is told so', async () => {
  expect(await me()).toMatchObject({
    expertApply: 'none',
    looks: 0,
    earnedToday: 0,
    oldLevel: {},
    counts: { followedMatches: 0, waitingPlans: 0, followers: 0, posts: 0 },
  })
})

test('R-APP-004 a visitor, a member, an expert, a member of the house and a partner are told apart', async () => {
  const visitor = await shop.app.visitor().fetch('/api/uc/index')
  expect(await visitor.json()).toMatchObject({ errorCode: 'no_login' })
  expect(await me()).toMatchObject({ isExpert: false, isPartner: false, level: 'normal' })
  expect(await me('wei')).toMatchObject({ isExpert: true })
  const vip = async () => {
    const answer = await shop.buyer.client.call(vipEndpoints.info, {})
    return answer.ok && [answer.output.level, answer.output.state]
  }
  expect(await vip()).toMatchObject(['none', expect.anything()])
  const { pool } = shop.app.db
  await pool.query(
    `insert into vip_period (id, member_id, tier, name, is_trial, starts_at_ms, ends_at_ms, price, created_at_ms)
     values ('vp-me', $1, 'super', '超级会员', false, 0, 8000000000000, 0, 0)`,
    [shop.buyer.id],
  )
  expect(await vip()).toEqual(['super', 'active'])
  await pool.query(`insert into partner (member_id, share_id, since_ms) values ($1, 'p-me', 0)`, [
    shop.buyer.id,
  ])
  expect(await me()).toMatchObject({ isPartner: true })
})

test('R-USER-012 the level before the last change travels with the member', async () => {
  const { pool } = shop.app.db
  await pool.query(
    `insert into expert_level_change (id, member_id, from_level, to_level, reasons, month, at_ms)
     values ('lc-me', $1, 1, 0, '月推荐不足', '2026-11', 1234)`,
    [shop.buyer.id],
  )
  expect((await me()).oldLevel).toEqual({ 1234: 'laboratory' })
})
