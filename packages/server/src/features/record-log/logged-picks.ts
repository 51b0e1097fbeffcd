import type { LoggedLeg, LoggedPick } from '@linmen/domain/record-log/entries.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { InterpretationTable, PlanLegTable, PlanTable } from '#db/tables.generated.ts'
import type { Ports } from '#kit/ports.ts'
import { promisePick } from './write-log.ts'

type PlanRow = Selectable<PlanTable>
type GivenPlan = PlanRow & {
  readonly pick: NonNullable<PlanRow['pick']>
  readonly odds_hundredths: number
}
type LegRow = Selectable<PlanLegTable>
type InterpretationRow = Selectable<InterpretationTable>

/** A promised plan is nothing the log knows until its pick is made. */
export const isGiven = (plan: PlanRow): plan is GivenPlan =>
  plan.pick !== null && plan.odds_hundredths !== null

/** When the pick was made. */
export const lockedAt = ({ given_at_ms, published_at_ms }: PlanRow): number =>
  given_at_ms ?? published_at_ms

/** A plan as the log tells it. */
export const planPick = (plan: GivenPlan, legs: readonly LegRow[]): LoggedPick => ({
  author: plan.expert_id,
  free: plan.price === 0,
  id: plan.id,
  legs: (legs.length > 0 ? legs : [plan]).map(legOf),
  price: plan.odds_hundredths * 10,
  promised: plan.promised_ms,
  refund: plan.refund_on_miss,
  sport: plan.sport,
  units: 1,
})

/** What an interpretation says of its match, always who wins. */
export const interpretationPick = (row: InterpretationRow): LoggedPick => ({
  author: row.expert_id,
  free: row.price === 0,
  id: row.id,
  legs: [legOf({ ...row, market: 'winDrawLose', line: null })],
  price: row.odds_hundredths * 10,
  promised: null,
  refund: false,
  sport: row.sport,
  units: 1,
})

const legOf = (row: Omit<LegRow, 'plan_id' | 'place'>): LoggedLeg => ({
  kickoff: row.kickoff_ms,
  league: row.league_name,
  line: row.line,
  market: row.market,
  match: row.match_id,
  price: row.odds_hundredths * 10,
  side: row.pick,
})

/** Promises a plan that was just written, as it stands in the books. */
export async function promisePlan(tx: Tx, ports: Pick<Ports, 'random'>, id: string): Promise<void> {
  const plan = await tx
    .selectFrom('plan')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isGiven(plan)) throw new Error(`plan ${id} has no pick yet`)
  const legs = (await legsOfPlans(tx, [id])).get(id) ?? []
  await promise(tx, ports, planPick(plan, legs), { what: 'plan', atMs: lockedAt(plan) })
}

export async function promiseInterpretation(
  tx: Tx,
  ports: Pick<Ports, 'random'>,
  id: string,
): Promise<void> {
  const row = await tx
    .selectFrom('interpretation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const said = { what: 'interpretation', atMs: row.published_at_ms } as const
  await promise(tx, ports, interpretationPick(row), said)
}

const promise = (
  tx: Tx,
  ports: Pick<Ports, 'random'>,
  pick: LoggedPick,
  { what, atMs }: { readonly what: 'plan' | 'interpretation'; readonly atMs: number },
) =>
  promisePick(tx, ports, {
    id: pick.id,
    what,
    author: pick.author,
    matches: pick.legs.map(({ match, kickoff }) => ({ id: match, kickoffMs: kickoff })),
    pick,
    atMs,
  })

export async function legsOfPlans(
  db: Reader,
  planIds: readonly string[],
): Promise<Map<string, LegRow[]>> {
  const legs = new Map<string, LegRow[]>()
  if (planIds.length === 0) return legs
  const rows = await db
    .selectFrom('plan_leg')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .orderBy('place')
    .execute()
  for (const leg of rows) legs.set(leg.plan_id, [...(legs.get(leg.plan_id) ?? []), leg])
  return legs
}
