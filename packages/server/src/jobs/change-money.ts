import type { Tx } from '#db/port.ts'
import { afterCommit } from '#kit/call-of.ts'
import type { CommandCall } from '#kit/call.ts'
import type { Ports } from '#kit/ports.ts'

type MoneyCall = Pick<CommandCall, 'nowMs' | 'after'>

/** A change of money that nobody asked for just now: dated by the clock of money, and told once it is committed. */
export async function changeMoney(
  ports: Ports,
  name: string,
  change: (tx: Tx, call: MoneyCall) => Promise<void>,
): Promise<void> {
  const { after, settle } = afterCommit(ports, name)
  await ports.db.transaction(async (tx) => {
    await change(tx, { nowMs: await ports.moneyTime(tx), after })
  })
  settle()
}
