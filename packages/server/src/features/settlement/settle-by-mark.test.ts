import { expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { lotterySettingEndpoints } from '@linmen/contract/console/lottery-setting.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { sequenceLog } from '#features/record-log/public.ts'
import { planShop } from '#test/plan-shop.ts'
import { poolOfFourteen } from '#test/pool-of-fourteen.ts'
import { verified } from '#test/record-season.ts'
import { settleByMark } from './settle-by-mark.ts'
import { settlePlans } from './settle-plans.ts'

const shop = planShop()
const WON = '33333333333333'
const NINE = [...WON].map((mark, at) => (at < 9 ? mark : ''))
let issues = 29_001

/** 任九 with nine times 主胜, bought by somebody. */
async function nine() {
  const { app } = shop
  const pool = await poolOfFourteen(app, String((issues += 1)))
  app.clock.advance(20_000)
  const done = await app.as('wei').call(publishEndpoints.publishPool, {
    ...{ game: 'pick9', issue: pool.issue, price: 3800 as Cents, marks: NINE },
    ...{ title: '本期以主队为胆', reason: '主队近八个主场只丢四球，控球在对方半场。' },
  })
  if (!done.ok) throw new Error(done.code)
  await sequenceLog(app.ports)
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.pay(done.output.id)
  return { id: done.output.id, pool }
}

const state = async (matchId: string, mark: '3' | '0' | '*' | 'score') => {
  const wish = { family: 'pool', matchId, mark, reason: '官方公告' } as const
  expect(await shop.app.as('lao').call(lotterySettingEndpoints.setMark, wish)).toMatchObject({
    ok: true,
  })
}
const preview = (matchId: string, mark: '0' | '*' | 'score') =>
  shop.app.as('lao').call(correctionEndpoints.previewMark, { matchId, mark })
const stands = async (id: string, result: string, right: number) =>
  expect(await shop.look(id)).toMatchObject({ output: { result, pool: { right } } })

test('a pool is settled by what was officially drawn, before the score', async () => {
  const { id, pool } = await nine()
  await state(pool.idOf(5), '*')
  shop.app.clock.advance(3 * 3_600_000)
  await pool.ends('33330333333333')
  await settlePlans(shop.app.ports)
  await stands(id, 'hit', 9)
})

test('a mark before anything has begun settles nothing, and a draw without a score is enough', async () => {
  const { id, pool } = await nine()
  for (let place = 1; place <= 14; place++) await state(pool.idOf(place), '3')
  await settlePlans(shop.app.ports)
  expect(await shop.look(id)).toMatchObject({ output: { state: 'onSale' } })
  shop.app.clock.advance(3 * 3_600_000)
  await settlePlans(shop.app.ports)
  await stands(id, 'hit', 9)
})

test('a mark that comes after is told before, moves plans and money openly, and can be taken back', async () => {
  const { id, pool } = await nine()
  shop.app.clock.advance(3 * 3_600_000)
  await pool.ends(WON)
  await settlePlans(shop.app.ports)
  await stands(id, 'hit', 9)
  shop.app.clock.advance(60_000)
  expect(await preview(pool.idOf(2), '0')).toMatchObject({
    output: {
      ...{ from: '按比分', to: '彩果 0', experts: 1, needsSecond: false },
      plans: [{ id, from: 'hit', to: 'miss' }],
    },
  })
  expect(await preview(pool.idOf(12), '0')).toMatchObject({ output: { plans: [], rewritten: 0 } })
  await state(pool.idOf(2), '0')
  await settleByMark(shop.app.ports, pool.idOf(2))
  await stands(id, 'miss', 8)
  expect(await shop.look(id)).toMatchObject({ output: { correction: { from: 'hit' } } })
  shop.app.clock.advance(60_000)
  await state(pool.idOf(2), 'score')
  await settleByMark(shop.app.ports, pool.idOf(2))
  await stands(id, 'hit', 9)
})

test('the log holds what was drawn beside the scores, and anybody can settle by it again', async () => {
  await sequenceLog(shop.app.ports)
  const verdict = await verified(shop.app, { author: 'wei' })
  const { breach, faults, differences, waiting } = verdict
  expect({ breach, faults, differences, waiting }).toEqual({
    ...{ breach: null, faults: [], differences: [], waiting: [] },
  })
  const { rows } = await shop.app.db.pool.query<{ body: string }>(
    `select body from record_entry where kind = 'result' and subject like 'pool:%'
      and body like '%"mark":"0"%'`,
  )
  expect(rows).toHaveLength(1)
})
