import type { House } from '@linmen/contract'
import type { payStatus } from '@linmen/contract/pay/pay.schemas.ts'

const AGAIN_AFTER_MS = 3000

/** Asks whether a payment went through: a pending one is asked about once more, then it counts as failed. */
export async function askPaid(
  ask: () => Promise<House<typeof payStatus>>,
  wait: (ms: number) => Promise<void>,
): Promise<boolean> {
  const first = await ask()
  if (first !== 'pending') return first === 'paid'
  await wait(AGAIN_AFTER_MS)
  return (await ask()) === 'paid'
}
