import type { Cents } from '@linmen/contract'
import { bookCharge } from '#features/wallet/public.ts'
import type { Ports } from '#kit/ports.ts'

interface DemoCharge {
  readonly memberId: string
  readonly amount: Cents
  readonly atMs: number
}

/**
 * Coins of somebody in the demo, as if the sandbox had been paid. In a transaction of its own: a sale locks gift coins
 * before the books, and these books would be held already.
 */
export async function demoCharge(ports: Ports, charge: DemoCharge): Promise<void> {
  const journalId = ports.ids.next('jn')
  const chargeId = ports.ids.next('ch')
  await ports.db.transaction((tx) =>
    bookCharge(tx, { journalId, chargeId, channel: 'sandbox', ...charge }),
  )
}
