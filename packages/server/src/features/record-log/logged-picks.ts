import { isPoolGame } from '@linmen/domain/plan/pool-names.ts'
import {
  matchesOfPick,
  type LoggedLeg,
  type LoggedPick,
  type LoggedPoolMatch,
} from '@linmen/domain/record-log/entries.ts'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type {
  InterpretationTable,
  PlanLegTable,
  PlanPoolMatchTable,
  PlanTable,
} from '#db/tables.generated.ts'
import type { Ports } from '#kit/ports.ts'
import { promisePick, promisePicks, type Promised } from './write-log.ts'

type PlanRow = Selectable<PlanTable>
type GivenPlan = PlanRow & {
  readonly pick: NonNullable<PlanRow['pick']>
  readonly odds_hundredths: number
}
type LegRow = Selectable<PlanLegTable>
type PoolMatchRow = Selectable<PlanPoolMatchTable>
type InterpretationRow = Selectable<InterpretationTable>

/** A promised plan is nothing the log knows until its pick is made. */
const isGiven = (plan: PlanRow): plan is GivenPlan =>
  plan.pick !== null && plan.odds_hundredths !== null

/** When the pick was made. */
export const lockedAt = ({ given_at_ms, published_at_ms }: PlanRow): number =>
  given_at_ms ?? published_at_ms

/** These plans as the log tells them, those whose pick is made. */
export async function loggedPlans(
  db: Reader,
  plans: readonly PlanRow[],
): Promise<Map<string, LoggedPick>> {
  const pairs = plans.filter(({ two_for_one }) => two_for_one)
  const legs = await byPlan(pairs, (of) => legsOf(db, of))
  const pools = plans.filter(({ pool_issue }) => pool_issue !== null)
  const matches = await byPlan(pools, (of) => poolMatchesOf(db, of))
  const told = plans.flatMap((plan): LoggedPick[] => {
    const { id, sport, pool_issue: issue } = plan
    if (issue !== null && isPoolGame(sport))
      return [poolPick(plan, { game: sport, issue, matches: matches.get(id)!.map(poolMatchOf) })]
    return isGiven(plan) ? [planPick(plan, legs.get(id) ?? [])] : []
  })
  return new Map(told.map((pick) => [pick.id, pick]))
}

const planPick = (plan: GivenPlan, legs: readonly LegRow[]): LoggedPick => ({
  ...headOf(plan),
  legs: (legs.length > 0 ? legs : [plan]).map(legOf),
  price: plan.odds_hundredths * 10,
})

const poolPick = (plan: PlanRow, pool: NonNullable<LoggedPick['pool']>): LoggedPick => ({
  ...headOf(plan),
  legs: [],
  pool,
  price: 0,
})

const headOf = (plan: PlanRow) => ({
  author: plan.expert_id,
  free: plan.price === 0,
  id: plan.id,
  promised: plan.promised_ms,
  refund: plan.refund_on_miss,
  sport: plan.sport,
  units: 1,
})

const poolMatchOf = (row: PoolMatchRow): LoggedPoolMatch => ({
  kickoff: row.kickoff_ms,
  league: row.league_name,
  marks: row.marks,
  match: row.match_id,
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
  if ((await promisePlans(tx, ports, [plan])) === 0) throw new Error(`plan ${id} has no pick yet`)
}

/** Promises plans that were just written, those whose pick is made; answers how many they are. */
export async function promisePlans(
  tx: Tx,
  ports: Pick<Ports, 'random'>,
  plans: readonly PlanRow[],
): Promise<number> {
  const picks = await loggedPlans(tx, plans)
  const made = plans.flatMap((plan): Promised[] => {
    const pick = picks.get(plan.id)
    return pick ? [promised(pick, { what: 'plan', atMs: lockedAt(plan) })] : []
  })
  await promisePicks(tx, ports, made)
  return made.length
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
  await promisePick(tx, ports, promised(interpretationPick(row), said))
}

const promised = (
  pick: LoggedPick,
  { what, atMs }: { readonly what: 'plan' | 'interpretation'; readonly atMs: number },
): Promised => ({
  id: pick.id,
  what,
  author: pick.author,
  matches: matchesOfPick(pick).map(({ match, kickoff }) => ({ id: match, kickoffMs: kickoff })),
  pick,
  atMs,
})

const legsOf = (db: Reader, plans: readonly PlanRow[]) =>
  db
    .selectFrom('plan_leg')
    .selectAll()
    .where('plan_id', 'in', idsOf(plans))
    .orderBy('place')
    .execute()

const poolMatchesOf = (db: Reader, plans: readonly PlanRow[]) =>
  db
    .selectFrom('plan_pool_match')
    .selectAll()
    .where('plan_id', 'in', idsOf(plans))
    .orderBy('place')
    .execute()

const idsOf = (plans: readonly PlanRow[]) => plans.map(({ id }) => id)

async function byPlan<Row extends { readonly plan_id: string }>(
  plans: readonly PlanRow[],
  rowsOf: (plans: readonly PlanRow[]) => Promise<Row[]>,
): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  if (plans.length === 0) return found
  for (const row of await rowsOf(plans)) {
    const own = found.get(row.plan_id)
    if (own) own.push(row)
    else found.set(row.plan_id, [row])
  }
  return found
}
