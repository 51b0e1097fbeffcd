import { expect, test } from 'vitest'
import { correctionEndpoints } from '@linmen/contract/console/correction.endpoints.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { planShop } from '#test/plan-shop.ts'
import { soldPool } from '#test/pool-of-fourteen.ts'
import { verified } from '#test/record-season.ts'
import { applyCorrection } from './apply-correction.ts'
import { settlePlans } from './settle-plans.ts'

const shop = planShop()
const { previewCorrection, proposeCorrection } = correctionEndpoints
const ALL = '33333333333333'
let issues = 28_001

/** Every chosen match was won by the home side, as published; the buyer has paid. */
async function won(game: 'pool14' | 'pick9') {
  const { app } = shop
  const { id, pool } = await soldPool(shop, { issue: String((issues += 1)), game, marks: ALL })
  await pool.ends(ALL)
  await revealPicks(app.ports)
  await settlePlans(app.ports)
  app.clock.advance(60_000)
  return { id, pool }
}

const risk = (id: string) => shop.app.member({ id, role: 'operator', operates: 'risk' })
const level = (matchId: string) => ({ matchId, home: 1, away: 1 })

test('任九: a score that takes one of the nine is told before it moves the plan, and moves it as told', async () => {
  const { id, pool } = await won('pick9')
  const operator = await risk('rita')
  const wanted = level(pool.idOf(5))
  expect(await operator.call(previewCorrection, wanted)).toMatchObject({
    output: {
      from: '1:0',
      to: '1:1',
      plans: [{ id, from: 'hit', to: 'miss', orders: 0, back: 0 }],
      experts: 1,
      needsSecond: false,
    },
  })
  expect(await shop.look(id)).toMatchObject({ output: { result: 'hit', pool: { right: 9 } } })
  const stated = await operator.call(proposeCorrection, { ...wanted, reason: '官方更正' })
  await applyCorrection(shop.app.ports, stated.ok ? stated.output.id : '')
  expect(await shop.look(id)).toMatchObject({
    output: { result: 'miss', pool: { right: 8 }, correction: { from: 'hit' } },
  })
  expect(await shop.coins()).toBe(0)
})

test('任九: a match that was left out moves nothing', async () => {
  const { pool } = await won('pick9')
  const operator = await risk('rosa')
  expect(await operator.call(previewCorrection, level(pool.idOf(12)))).toMatchObject({
    output: { plans: [], rewritten: 0, orders: 0, back: 0 },
  })
})

test('十四场: thirteen still win, twelve do not; every step is told before', async () => {
  const { id, pool } = await won('pool14')
  const operator = await risk('rena')
  const first = level(pool.idOf(1))
  expect(await operator.call(previewCorrection, first)).toMatchObject({
    output: { plans: [], rewritten: 1 },
  })
  const stated = await operator.call(proposeCorrection, { ...first, reason: '官方更正' })
  await applyCorrection(shop.app.ports, stated.ok ? stated.output.id : '')
  expect(await shop.look(id)).toMatchObject({ output: { result: 'hit', pool: { right: 13 } } })
  shop.app.clock.advance(60_000)
  expect(await operator.call(previewCorrection, level(pool.idOf(14)))).toMatchObject({
    output: { plans: [{ id, from: 'hit', to: 'miss' }] },
  })
})

test('the log holds after corrections of pools, with the replaced settlements in it', async () => {
  await sequenceLog(shop.app.ports)
  const { breach, faults, differences } = await verified(shop.app, { author: 'wei' })
  expect({ breach, faults, differences }).toEqual({ breach: null, faults: [], differences: [] })
})
