import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { pendingShareOf } from '#features/wallet/public.ts'
import { expectSoundBooks } from './books.ts'
import type { Client } from './client.ts'
import { startApp, type TestApp } from './harness.ts'
import { factoryFor } from './plan-factory.ts'

/** Where wei sells plans and each test has a buyer of its own. The books must balance after every one. */
export function planShop() {
  let app: TestApp
  let make: ReturnType<typeof factoryFor>
  let buyer: { id: string; client: Client }
  let buyers = 0
  beforeAll(async () => {
    app = await startApp()
    make = factoryFor(app)
    await make.expert('wei')
  })
  beforeEach(async () => {
    const id = `buyer${(buyers += 1)}`
    buyer = { id, client: await app.member({ id }) }
  })
  afterEach(() => expectSoundBooks(app.db.read))
  afterAll(() => app.close())
  return {
    get app() {
      return app
    },
    get make() {
      return make
    },
    get buyer() {
      return buyer
    },
    pay: (planId: string) => buyer.client.call(planEndpoints.pay, { id: planId }),
    look: (planId: string) => buyer.client.call(planEndpoints.look, { id: planId }),
    /** What the buyer has left. */
    coins: async () => {
      const answer = await buyer.client.call(walletEndpoints.balance, {})
      return answer.ok ? answer.output.coins : answer.code
    },
    /** What wei will get once nothing can be given back any more. */
    pendingShare: () => pendingShareOf(app.db.read, 'wei'),
  }
}
