import {
  interpretationResult,
  type InterpretationResult,
} from '@linmen/domain/interpretation/interpretation-result.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import type { Tx } from '#db/port.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { logSettlement, revealPicks } from '#features/record-log/public.ts'
import { fulfilledOrders, refundOrder } from '#features/sale/public.ts'
import { closeOf, pairOrders } from './opened.repo.ts'

/** Every minute: what was said of a match gets its result, and a void one is paid back. */
export const settleInterpretationsJob = job({
  name: 'settle-interpretations',
  cron: '* * * * *',
  run: async (ports) => {
    const settled = await settleInterpretations(ports)
    if (settled > 0) ports.log.info({ settled }, 'interpretations are settled')
  },
})

/** Safe to repeat: a result is written once and an order is refunded once. As with plans, first all picks are opened. */
export async function settleInterpretations(ports: Ports): Promise<number> {
  await revealPicks(ports)
  const { read } = ports.db
  const open = await read
    .selectFrom('interpretation')
    .select(['id', 'match_id', 'pick', 'kickoff_ms', 'odds_hundredths'])
    .where('result', 'is', null)
    .orderBy('kickoff_ms')
    .orderBy('id')
    .execute()
  const nowMs = ports.clock.nowMs()
  const outcomes = await matchOutcomes(read, [...new Set(open.map((row) => row.match_id))])
  const endings = open.flatMap((row) => {
    const outcome = outcomes.get(row.match_id)
    const picked = { pick: row.pick, kickoffMs: row.kickoff_ms }
    const result = outcome && interpretationResult(picked, outcome, nowMs)
    return result ? [{ row, result, outcome, nowMs }] : []
  })
  const work = { kind: 'interpretation', ref: ({ row }: { row: { id: string } }) => row.id }
  const settled = await attemptAll(ports, endings, work, ({ row, ...ending }) =>
    ports.db.transaction((tx) => settleOne(tx, row, ending)),
  )
  await refundVoid(ports)
  return settled
}

// One transaction for each buyer. Who bought two at once gets both back when either is called off.
async function refundVoid(ports: Ports): Promise<void> {
  const voided = await ports.db.read
    .selectFrom('interpretation')
    .select('id')
    .where('result', '=', 'void')
    .execute()
  const ids = voided.map(({ id }) => id)
  const alone = await fulfilledOrders(ports.db.read, 'interpretation', ids)
  const orders = new Set([...alone.map(({ id }) => id), ...(await pairOrders(ports.db.read, ids))])
  const work = { kind: 'refund', ref: (orderId: string) => orderId }
  await attemptAll(ports, [...orders], work, (orderId) =>
    changeMoney(ports, 'refund', async (tx, call) => {
      await refundOrder(tx, orderId, ports, { reason: '比赛取消或延期，自动全额退回', ...call })
      await closeOf(tx, orderId)
    }),
  )
}

interface OpenRow {
  readonly id: string
  readonly match_id: string
  readonly odds_hundredths: number
}

async function settleOne(tx: Tx, row: OpenRow, ending: Ending): Promise<void> {
  const { id, match_id, odds_hundredths } = row
  const { result, outcome, nowMs } = ending
  if (!(await writeResult(tx, id, ending))) return
  await logSettlement(tx, {
    id,
    result,
    returnedHundredths: { hit: odds_hundredths, miss: 0, void: 100 }[result],
    matches: [{ id: match_id, outcome }],
    atMs: nowMs,
  })
}

interface Ending {
  readonly result: InterpretationResult
  readonly outcome: MatchOutcome
  readonly nowMs: number
}

async function writeResult(
  tx: Tx,
  id: string,
  { result, outcome, nowMs }: Ending,
): Promise<boolean> {
  const score = outcome.state === 'finished' ? outcome : null
  const { numUpdatedRows } = await tx
    .updateTable('interpretation')
    .set({
      result,
      home_goals: score?.home ?? null,
      away_goals: score?.away ?? null,
      settled_at_ms: nowMs,
    })
    .where('id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
