import assert from 'node:assert/strict'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { pendingShareOf } from '#features/wallet/public.ts'
import { cashierBeside, type TestCashier } from '#test/outside/cashier.ts'
import type { Answer, Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import type { MoneyModel } from './model.ts'

/** The product, and the people of one run in it. */
export interface Run {
  readonly app: TestApp
  readonly cashier: TestCashier
  readonly make: ReturnType<typeof factoryFor>
  readonly buyerId: string
  readonly expertId: string
  readonly buyer: Client
  readonly first: Client
  readonly second: Client
}

/** One product for many runs: each has people of its own. */
export async function moneyWorld() {
  const app = await startApp()
  const cashier = await cashierBeside(app)
  const make = factoryFor(app)
  let runs = 0
  return {
    app,
    run: async (): Promise<Run> => {
      const at = (runs += 1)
      const [buyerId, expertId] = [`mb${at}`, `me${at}`]
      const buyer = await app.member({ id: buyerId })
      await app.member({ id: expertId })
      await make.expert(expertId)
      const first = await app.member({ id: `mo${at}`, role: 'operator' })
      const second = await app.member({ id: `mp${at}`, role: 'operator' })
      return { app, cashier, make, buyerId, expertId, buyer, first, second }
    },
    close: async () => {
      await cashier.close()
      await app.close()
    },
  }
}

export function output<Out>(answer: Answer<Out>): Out {
  assert.ok(answer.ok, answer.ok ? '' : answer.code)
  return answer.output
}

/** What everybody sees must be what the model says. */
export async function expectSame(model: MoneyModel, { app, buyer, expertId }: Run): Promise<void> {
  const { coins, gifts } = output(await buyer.call(walletEndpoints.balance, {}))
  const expert = output(await app.as(expertId).call(walletEndpoints.balance, {}))
  const pending = await pendingShareOf(app.db.read, expertId)
  assert.deepEqual(
    { coins, gifts, cash: expert.cash, pending },
    { coins: model.coins, gifts: model.gifts, cash: model.cash, pending: model.pending },
  )
}
