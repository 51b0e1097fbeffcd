import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { clientOf } from '#test/client.ts'
import type { Shop } from './victim.ts'

/** What buyers were told, by request id: that the plan is theirs, or why not. */
export type Receipts = Map<
  string,
  { readonly buyer: string; readonly planId: string; readonly ok: boolean; readonly code: string }
>

// No answer, that the database did not, or that the first one is still on its way: nothing is known yet.
const UNKNOWN = new Set(['system_error', 'in_progress'])

/**
 * Every buyer buys one plan after the other. Whoever is cut off asks again under the same request id until there is an
 * answer, as our own client does.
 */
export function buyers(base: string, { tokens, planIds }: Shop) {
  const receipts: Receipts = new Map()
  let isRunning = true
  let again = 0
  const buy = async (token: string, at: number) => {
    const client = clientOf(base, () => ({ [wireHeaders.token]: token }))
    for (const planId of planIds) {
      const requestId = `b${at}-${planId}`
      while (isRunning) {
        const answer = await client
          .call(planEndpoints.pay, { id: planId }, { requestId })
          .catch(() => null)
        if (answer && (answer.ok || !UNKNOWN.has(answer.code))) {
          const code = answer.ok ? '' : answer.code
          receipts.set(requestId, { buyer: `buyer${at}`, planId, ok: answer.ok, code })
          break
        }
        again += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      if (!isRunning) return
    }
  }
  const running = Promise.all(tokens.map(buy))
  return {
    receipts,
    /** How often somebody had to ask once more. */
    again: () => again,
    stop: async () => {
      isRunning = false
      await running
      return receipts
    },
  }
}
