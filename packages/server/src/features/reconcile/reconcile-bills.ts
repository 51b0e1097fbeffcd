import { billDifferences } from '@linmen/domain/pay/reconcile.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { channelsOf } from '#pay/channel-of.ts'
import type { PayChannel } from '#pay/port.ts'
import { addDifferences, bookedFor, dueIn, fetchedDays, keepBill } from './bill.repo.ts'

const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000
// What was done in the last minutes of a day may be in the next bill: clocks differ.
const MIDNIGHT_MS = 5 * 60_000
const CATCH_UP_DAYS = 14

/** From ten in the morning in Beijing, when channels have written their bills; what fails is tried every hour. */
export const reconcileBillsJob = job({
  name: 'reconcile-bills',
  cron: '10 2-15 * * *',
  run: async (ports) => void (await reconcileBills(ports)),
})

interface Wanted {
  readonly channel: PayChannel
  readonly day: string
}

/** Fetches every bill that is missing up to yesterday's and lists where it differs from our books. */
export async function reconcileBills(ports: Ports): Promise<number> {
  const wanted: Wanted[] = []
  for (const channel of channelsOf(ports)) {
    const fetched = await fetchedDays(ports.db.read, channel.name)
    for (const day of missingDays(fetched, ports.clock.nowMs())) wanted.push({ channel, day })
  }
  const work = { kind: 'bill', ref: ({ channel, day }: Wanted) => `${channel.name}:${day}` }
  return attemptAll(ports, wanted, work, (each) => reconcile(ports, each))
}

/** Yesterday, and the days since the last bill that nobody was there to fetch. */
function missingDays(fetched: readonly string[], nowMs: number): string[] {
  const days = Array.from({ length: CATCH_UP_DAYS }, (_, ago) => dayOf(nowMs - (ago + 1) * DAY_MS))
  const last = fetched.at(-1)
  return days.filter((day, ago) => (last === undefined ? ago === 0 : day > last)).toReversed()
}

async function reconcile(ports: Ports, { channel, day }: Wanted): Promise<void> {
  const lines = await channel.bill(day)
  await ports.db.transaction(async (tx) => {
    const nowMs = await ports.moneyTime(tx)
    const bill = { channel: channel.name, day }
    if (!(await keepBill(tx, bill, lines, nowMs))) return
    const fromMs = startOf(day) - MIDNIGHT_MS
    const due = await dueIn(tx, bill, { fromMs, toMs: fromMs + DAY_MS })
    const found = billDifferences(lines, await bookedFor(tx, bill), due)
    const named = found.map((each) => ({ ...each, id: ports.ids.next('bd') }))
    await addDifferences(tx, bill, named, nowMs)
    if (found.length > 0)
      ports.log.error({ ...bill, differences: found.length }, 'a bill differs from the books')
  })
}

const dayOf = (atMs: number) => new Date(atMs + BEIJING_MS).toISOString().slice(0, 10)
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
