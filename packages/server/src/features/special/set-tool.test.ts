import { expect, test } from 'vitest'
import { settingDesks } from '@linmen/contract/console/setting-desks.ts'
import { settingEndpoints } from '@linmen/contract/console/setting.endpoints.ts'
import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import type { Answer } from '#test/client.ts'
import { charge } from '#test/coin-factory.ts'
import { toolShop } from '#test/tool-shop.ts'

const MATCH = '101'
const [DISPERSION, RADAR] = [3, 8]

const shop = toolShop(MATCH)

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const usual = { id: 'dispersion', on: true, member: 600, others: 1200, reason: '恢复' }
const setTool = (change: Partial<typeof usual>) =>
  shop.app.as('lao').call(settingEndpoints.setTool, { ...usual, reason: '调价', ...change })
const setNumber = (value: number) =>
  shop.app.as('lao').call(settingEndpoints.setNumber, { id: 'freeLooks', value, reason: '活动' })
const look = async (who = shop.buyer.client) =>
  told(await who.call(specialEndpoints.look, { matchId: MATCH, tool: 'dispersion' }))
const unlock = (dataType: number) =>
  shop.buyer.client.call(modelVipEndpoints.unlockFree, { matchId: MATCH, dataType })
const pay = () =>
  shop.buyer.client.call(winMarkEndpoints.pay, {
    winMarkId: `${DISPERSION}-${MATCH}`,
    matchId: MATCH,
    dataType: DISPERSION,
  })
const offered = async () =>
  told(await shop.app.visitor().call(specialEndpoints.tools, {})).tools.map(({ tool }) => tool)

test('a price that was set is what is shown, what is paid, and what a pass is reckoned from', async () => {
  told(await setTool({ member: 700, others: 1500 }))
  const asked = { model: DISPERSION }
  expect(told(await shop.buyer.client.call(modelVipEndpoints.price, asked))).toMatchObject({
    member: 700,
    others: 1500,
  })
  expect((await look()).price).toMatchObject({ member: 700, others: 1500, mine: 1500 })
  const pass = { priceId: 'pass-7', dataType: DISPERSION }
  expect(told(await shop.buyer.client.call(modelVipEndpoints.canPay, pass))).toMatchObject({
    price: 4500,
  })
  await charge(shop.app, shop.buyer.id, 2000)
  expect(told(await pay())).toMatchObject({ amount: 1500 })
  const { rows } = await shop.app.db.pool.query(
    `select actor, deed, why, before, after from audit where subject = 'dispersion' order by seq desc limit 1`,
  )
  expect(rows).toEqual([
    {
      ...{ actor: 'lao', deed: 'tool.set', why: '调价' },
      before: { on: true, price: { member: 600, others: 1200 } },
      after: { on: true, price: { member: 700, others: 1500 } },
    },
  ])
  told(await setTool(usual))
})

test('a tool without a price is open to everybody', async () => {
  told(await setTool({ member: 0, others: 0 }))
  expect(await look(shop.app.visitor())).toMatchObject({ access: 'free', price: null })
  told(await setTool(usual))
  expect(await look(shop.app.visitor())).toMatchObject({ access: 'locked', content: null })
})

test('a tool that was taken away is in no list and not for sale; who has opened it keeps it', async () => {
  told(await unlock(DISPERSION))
  const late = await shop.app.member({ id: `late-${shop.buyer.id}` })
  told(await setTool({ on: false }))
  expect(await offered()).toHaveLength(13)
  expect(await offered()).not.toContain('dispersion')
  const asked = { matchId: MATCH, withUnlock: false }
  const { signals } = told(await late.call(predictionEndpoints.listBestOfMatch, asked))
  expect(signals.map(({ tool }) => tool)).not.toContain('dispersion')
  expect(await look(late)).toMatchObject({ access: 'locked', price: null, content: null })
  expect(await look()).toMatchObject({ access: 'dailyFree' })
  const gone = { ok: false, code: 'model.not_found' }
  const wanted = { matchId: MATCH, dataType: DISPERSION }
  expect(await late.call(modelVipEndpoints.unlockFree, wanted)).toMatchObject(gone)
  expect(await late.call(modelVipEndpoints.price, { model: DISPERSION })).toMatchObject(gone)
  const pass = { priceId: 'pass-7', dataType: DISPERSION }
  expect(await late.call(modelVipEndpoints.buy, pass)).toMatchObject(gone)
  await charge(shop.app, `late-${shop.buyer.id}`, 2000)
  expect(
    await late.call(winMarkEndpoints.pay, { ...wanted, winMarkId: `${DISPERSION}-${MATCH}` }),
  ).toMatchObject(gone)
  told(await setTool(usual))
  expect(await offered()).toHaveLength(14)
})

test('the free looks of a day are as many as was set, none with nought', async () => {
  told(await setNumber(2))
  expect(told(await unlock(DISPERSION))).toMatchObject({ access: 'dailyFree', freeLeft: 1 })
  expect(told(await unlock(DISPERSION))).toMatchObject({ access: 'dailyFree', freeLeft: 1 })
  expect(told(await unlock(RADAR))).toMatchObject({ access: 'dailyFree', freeLeft: 0 })
  expect(await unlock(7)).toMatchObject({ ok: false, code: 'model.no_free' })
  expect(told(await shop.buyer.client.call(specialEndpoints.tools, {}))).toMatchObject({
    freeLooks: 2,
    freeLeft: 0,
  })
  told(await setNumber(0))
  const other = await shop.app.member({ id: `other-${shop.buyer.id}` })
  expect(
    await other.call(modelVipEndpoints.unlockFree, { matchId: MATCH, dataType: RADAR }),
  ).toMatchObject({ code: 'model.no_free' })
  expect(await setNumber(21)).toMatchObject({ code: 'console.too_much' })
  told(await setNumber(1))
})

test('prices that make no sense are refused, and the desk tells what stands', async () => {
  expect(await setTool({ id: 'nothing' })).toMatchObject({ code: 'console.gone' })
  expect(await setTool({ id: 'kelly' })).toMatchObject({ code: 'console.tool_not_sold' })
  expect(await setTool({ member: 0 })).toMatchObject({ code: 'console.tool_half' })
  expect(await setTool({ others: 599 })).toMatchObject({ code: 'console.tool_upside_down' })
  told(await setTool({ id: 'upset', on: false, member: 100, others: 200 }))
  const wish = { state: 'off' as const, pageNo: 1, pageSize: 50 }
  const { items } = told(await shop.app.as('lao').call(settingDesks.tools.row, wish))
  expect(items).toMatchObject([
    { id: 'upset', member: 100, others: 200, changedBy: 'lao', reason: '调价' },
  ])
  const content = await shop.app.member({
    id: `cat-${shop.buyer.id}`,
    role: 'operator',
    operates: 'content',
  })
  expect(await content.call(settingEndpoints.setTool, usual)).toMatchObject({
    code: 'no_permission',
  })
})
