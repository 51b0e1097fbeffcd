import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { settlePlans } from './settle-plans.ts'

let app: TestApp
let make: ReturnType<typeof factoryFor>

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
  await make.charge('mei', 10_000)
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const resultOf = async (id: string) => {
  const seen = await app.visitor().call(planEndpoints.look, { id })
  return seen.ok ? seen.output.result : seen.code
}

test('plans follow their matches: over, called off, still open', async () => {
  const over = scriptedMatch(app, 'over')
  await over.hears(
    over.report(1, goal('home', 3)),
    over.report(2, { kind: 'status', phase: 'finished' }),
  )
  const off = scriptedMatch(app, 'off')
  await off.hears(off.report(1, { kind: 'status', phase: 'cancelled' }))
  const hit = await make.plan({ match_id: 'over', pick: 'home' })
  const miss = await make.plan({ match_id: 'over', pick: 'draw' })
  const open = await make.plan({ match_id: 'nowhere' })
  const gone = await make.plan({ match_id: 'off' })
  await app.as('mei').call(planEndpoints.pay, { id: gone.id })

  expect(await settlePlans(app.ports)).toBe(3)
  expect(await resultOf(hit.id)).toBe('hit')
  expect(await resultOf(miss.id)).toBe('miss')
  expect(await resultOf(gone.id)).toBe('void')
  expect(await resultOf(open.id)).toBeUndefined()
  expect(await app.as('mei').call(walletEndpoints.balance, {})).toMatchObject({
    output: { coins: 10_000 },
  })
})

test('the job can run again and changes nothing', async () => {
  expect(await settlePlans(app.ports)).toBe(0)
})
