import { passOf, passPrice } from '@linmen/domain/special/tool-price.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { upcomingHotMatches } from '#features/match/public.ts'
import { sell } from '#features/sale/public.ts'
import { backtest, passGoods, signalMatches } from '#features/special/public.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCharge } from '#demo/demo-charge.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'

// Each league that is touched has its seasons fetched: the job takes the others in its own time.
const COMING = 2
const PAST = 6

/** Signals of the next matches, and a first record. */
export async function trySignals(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await signalMatches(ports, await upcomingHotMatches(ports.db.read, nowMs, COMING), nowMs)
  await backtest(ports, nowMs, PAST)
}

/** A tool mei has bought for a week. */
export const seedToolPass = (ports: Ports): Promise<void> =>
  buyPass(ports, 'mei', ports.clock.nowMs())

/** Charges just what it costs: what mei has besides stays. */
export async function buyPass(ports: Ports, memberId: string, nowMs: number): Promise<void> {
  const [tool, pass] = [toolOf('radar'), passOf('pass-7')!]
  const price = passPrice(pass, tool.price!, true)
  await demoCharge(ports, { memberId, amount: price, atMs: nowMs })
  const call = demoCall(ports, memberId, nowMs)
  await ports.db.transaction((tx) => sell(tx, passGoods, { tool, pass, price }, 'none', call))
}
