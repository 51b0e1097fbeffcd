import { expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { planShop } from '#test/plan-shop.ts'
import { soldPool } from '#test/pool-of-fourteen.ts'
import { verified } from '#test/record-season.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { settledPlansOf } from '#features/plan/public.ts'
import { correctPlans } from '#features/settlement/correct-plans.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'

const shop = planShop()
const ALL = '33333333333333'
const NINE = '33333331300000'
let issues = 27_001

type Game = 'pool14' | 'pick9'

const bought = (game: Game, marks: string) =>
  soldPool(shop, { issue: String((issues += 1)), game, marks })

const settle = async () => {
  await revealPicks(shop.app.ports)
  await settlePlans(shop.app.ports)
}

test('who has paid reads the choice, and nobody else does until it is settled', async () => {
  const { id, pool } = await bought('pool14', ALL)
  const told = async (client: typeof shop.buyer.client) => {
    const seen = await client.call(planEndpoints.look, { id })
    const output = seen.ok ? seen.output : null
    return [output?.poolMatches?.map(({ marks }) => marks).join(''), output?.body !== undefined]
  }
  expect(await told(shop.buyer.client)).toEqual([ALL, true])
  expect(await told(shop.app.visitor())).toEqual(['', false])
  await pool.ends(ALL)
  expect(await told(shop.app.visitor())).toEqual(['', false])
  await settle()
  expect(await told(shop.app.visitor())).toEqual([ALL, false])
})

test.each<[string, Game, string, string, object]>([
  ['all fourteen', 'pool14', ALL, ALL, { result: 'hit', pool: { right: 14 } }],
  ['thirteen', 'pool14', ALL, '33333333333331', { result: 'hit', pool: { right: 13 } }],
  ['twelve', 'pool14', ALL, '33333333333310', { result: 'miss', pool: { right: 12 } }],
  ['one called off', 'pool14', ALL, '*3333333333331', { result: 'hit', pool: { right: 13 } }],
  ['nine of nine', 'pick9', NINE, NINE, { result: 'hit', pool: { right: 9 } }],
  ['eight of nine', 'pick9', NINE, ALL, { result: 'miss', pool: { right: 8 } }],
])('%s', async (_name, game, marks, drawn, output) => {
  const { id, pool } = await bought(game, marks)
  await pool.ends(`${drawn.slice(0, -1)}-`)
  await settle()
  expect(await shop.look(id)).toMatchObject({ output: { state: 'closed' } })
  await pool.ends(`-------------${drawn.at(-1)}`)
  await settle()
  const seen = await shop.look(id)
  expect(seen).toMatchObject({ output: { state: 'settled', owned: true, ...output } })
  expect(seen.ok && seen.output.poolMatches?.map((each) => each.drawn).join('')).toBe(drawn)
  expect(await shop.coins()).toBe(0)
})

test('an issue that is called off altogether pays everybody back', async () => {
  const { id, pool } = await bought('pick9', NINE)
  await pool.ends('*********33333')
  await settle()
  expect(await shop.look(id)).toMatchObject({ output: { result: 'void', owned: false } })
  expect(await shop.coins()).toBe(3800)
})

test('a corrected score of any of the fourteen settles the plan again, openly', async () => {
  const { id, pool } = await bought('pick9', NINE)
  await pool.ends(`${NINE.slice(0, -1)}p`)
  await settle()
  expect(await shop.look(id)).toMatchObject({ output: { state: 'closed' } })
  shop.app.clock.advance(36 * 3_600_000)
  await settle()
  expect(await shop.look(id)).toMatchObject({ output: { result: 'hit', pool: { right: 9 } } })
  expect(await correctPlans(shop.app.ports)).toBe(0)
  const decided = await settledPlansOf(shop.app.db.read, pool.idOf(5))
  expect(decided.map(({ plan }) => plan.id)).toContain(id)
  shop.app.clock.advance(60_000)
  await pool.say([
    [5, { kind: 'score', full: { home: 0, away: 0 } }],
    [5, { kind: 'status', phase: 'finished' }],
  ])
  expect(await correctPlans(shop.app.ports)).toBe(1)
  expect(await shop.look(id)).toMatchObject({
    output: { result: 'miss', pool: { right: 8 }, correction: { from: 'hit' } },
  })
  expect(await correctPlans(shop.app.ports)).toBe(0)
})

test('the record counts hits and misses of pools without a return, and the log proves all of it', async () => {
  await sequenceLog(shop.app.ports)
  const { picks, faults, differences } = await verified(shop.app, { author: 'wei' })
  expect({ faults, differences }).toEqual({ faults: [], differences: [] })
  const pools = picks.filter(({ pick }) => pick?.pool !== undefined)
  const counted = pools.filter(({ settled }) => settled?.outcome !== 'void')
  const hits = counted.filter(({ settled }) => settled?.outcome === 'hit')
  expect([counted.length, hits.length]).toEqual([8, 5])
  const shown = await shop.app.visitor().call(expertEndpoints.show, { expertId: 'wei' })
  expect(shown.ok && shown.output.record).toMatchObject({
    settled: 8,
    recent: { picks: 8, hits: 5 },
  })
  expect(shown.ok && shown.output.record.monthReturn).toBeUndefined()
})
