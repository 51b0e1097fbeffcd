import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { clientOf } from '#test/client.ts'
import type { Shop } from './victim.ts'

/** What buyers were told, by request id: the number of the plan, or why not. */
export type Receipts = Map<
  string,
  { readonly buyer: string; readonly planId: string; readonly ok: boolean }
>

/**
 * Every buyer buys one plan after the other. Whoever is cut off asks again under the same request id until there is an
 * answer, as our own client does.
 */
export function buyers(base: string, { tokens, planIds }: Shop) {
  const receipts: Receipts = new Map()
  let isRunning = true
  const buy = async (token: string, at: number) => {
    const client = clientOf(base, () => ({ [wireHeaders.token]: token }))
    for (const planId of planIds) {
      const requestId = `b${at}-${planId}`
      while (isRunning) {
        const answer = await client
          .call(planEndpoints.pay, { id: planId }, { requestId })
          .catch(() => null)
        // No answer, or that the database did not: nothing is known yet.
        if (answer && (answer.ok || answer.code !== 'system_error')) {
          receipts.set(requestId, { buyer: `buyer${at}`, planId, ok: answer.ok })
          break
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      if (!isRunning) return
    }
  }
  const running = Promise.all(tokens.map(buy))
  return {
    receipts,
    stop: async () => {
      isRunning = false
      await running
      return receipts
    },
  }
}
