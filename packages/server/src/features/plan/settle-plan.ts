import {
  settlePick,
  settleTwoForOne,
  type MatchOutcome,
  type Picked,
  type PickResult,
  type Settled,
} from '@linmen/domain/plan/settle-pick.ts'
import { settlePool, type SettledPool } from '@linmen/domain/plan/pool-pick.ts'
import { sql } from 'kysely'
import { unnested } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import type { Ports } from '#kit/ports.ts'
import { closingValue } from '@linmen/domain/expert/closing-line.ts'
import { closingOffers } from '#features/match/public.ts'
import { logSettlements, type Judge } from '#features/record-log/public.ts'
import { fulfilledOrders, refundOrder } from '#features/sale/public.ts'
import {
  isPoolPlan,
  poolMatchesOf,
  type PoolMatchRow,
  type PoolPlan,
} from '#features/plan/pool/pool.repo.ts'
import { isGiven, legsOf, type GivenPlan, type LegRow, type PlanRow } from './plan.repo.ts'
import { tellOfResults } from './tell-of-result.ts'

/** A plan without a result, with its two matches where it has two, or the fourteen of a pool. */
export type OpenPlan =
  | { readonly plan: GivenPlan; readonly legs: readonly LegRow[]; readonly pool?: undefined }
  | { readonly plan: PoolPlan; readonly pool: readonly PoolMatchRow[] }

export type Ended = Settled | SettledPool

// What was played days ago is no news to anybody.
const NEWS_MS = 2 * 86_400_000

/** A match can be called off long before it would have begun. */
export const openPlans = (db: Reader): Promise<OpenPlan[]> =>
  plansWhere(db, (plans) => plans.where('result', 'is', null).orderBy('kickoff_ms'))

const allPlans = (db: Reader) => db.selectFrom('plan').selectAll()
type Plans = ReturnType<typeof allPlans>

/** Those of these plans whose pick is made, with what decides them. */
export async function plansWhere(db: Reader, these: (plans: Plans) => Plans): Promise<OpenPlan[]> {
  const plans = await these(allPlans(db)).orderBy('id').execute()
  const legs = await legsOf(db, plans)
  const pool = await poolMatchesOf(db, plans)
  return plans.flatMap((plan): OpenPlan[] => {
    if (isPoolPlan(plan)) return [{ plan, pool: pool(plan.id) }]
    return isGiven(plan) ? [{ plan, legs: legs(plan.id) }] : []
  })
}

/** The matches that decide a plan. */
export function matchesOf(open: OpenPlan): string[] {
  const rows = open.pool ?? open.legs
  return rows.length > 0 ? rows.map(({ match_id }) => match_id) : [open.plan.match_id]
}

/** The same with how each of them ended. */
export const judgesOf = (open: OpenPlan, outcomeOf: OutcomeOf): Judge[] =>
  open.pool
    ? open.pool.map(({ match_id: id, official }) => ({
        ...{ id, official },
        outcome: outcomeOf(id) ?? OPEN,
      }))
    : matchesOf(open).map((id) => ({ id, outcome: outcomeOf(id) ?? OPEN }))

const OPEN: MatchOutcome = { state: 'open' }

type OutcomeOf = (matchId: string) => MatchOutcome | undefined

/** Writes the result of one plan. A void one, and a miss sold as 不中退, is paid back in full. */
export async function settlePlan(
  ports: Ports,
  open: OpenPlan,
  outcomeOf: OutcomeOf,
): Promise<PickResult | null> {
  const [ended] = await settleTogether(ports, [open], outcomeOf)
  return ended?.settled.result ?? null
}

/** The same for many in one deed: those whose matches are over, and how they ended. Quietly, nobody is told. */
export async function settleTogether(
  ports: Ports,
  plans: readonly OpenPlan[],
  outcomeOf: OutcomeOf,
  { quiet = false } = {},
): Promise<EndedPlan[]> {
  const nowMs = ports.clock.nowMs()
  const over = plans.flatMap((open) => {
    const settled = settledBy(open, (id) => outcomeOf(id) ?? OPEN, nowMs)
    return settled ? [{ open, settled }] : []
  })
  if (over.length === 0) return []
  const valueOf = await closeValues(
    ports.db.read,
    over.map(({ open }) => open),
  )
  const ended = over.map((each): EndedPlan => ({
    ...each,
    closeValue: valueOf(each.open),
    score: scoreOf(each.open, outcomeOf),
    matches: judgesOf(each.open, outcomeOf),
  }))
  await ports.db.transaction(async (tx) => {
    const written = await writeResults(tx, ended, nowMs)
    const first = ended.filter(({ open }) => written.has(open.plan.id))
    await logSettlements(tx, first.map(logged), nowMs)
  })
  for (const { open, settled } of ended)
    if (isPaidBack(open.plan, settled.result)) await refundBuyers(ports, open.plan.id)
  const isNews = ({ open, settled }: EndedPlan) =>
    settled.result !== 'void' && nowMs - open.plan.kickoff_ms < NEWS_MS
  if (!quiet)
    await tellOfResults(
      ports,
      ended.filter(isNews).map(({ open }) => open.plan),
    )
  return ended
}

export interface EndedPlan {
  readonly open: OpenPlan
  readonly settled: Ended
  readonly closeValue: number | null
  readonly score: { readonly home: number; readonly away: number } | null
  readonly matches: readonly Judge[]
}

const logged = ({ open, settled, closeValue, matches }: EndedPlan) => ({
  id: open.plan.id,
  ...settled,
  closeValue,
  matches,
})

/** The score a plan shows; a pool has many. */
export function scoreOf(
  { plan, pool }: OpenPlan,
  outcomeOf: (matchId: string) => MatchOutcome | undefined,
): { readonly home: number; readonly away: number } | null {
  const first = pool ? undefined : outcomeOf(plan.match_id)
  return first?.state === 'finished' ? { home: first.home, away: first.away } : null
}

/** Two matches in one and pools have no market of their own. */
export async function closeValues(
  db: Reader,
  plans: readonly OpenPlan[],
): Promise<(open: OpenPlan) => number | null> {
  const priced = plans.filter(hasMarket).map(({ plan }) => plan.match_id)
  const closing = await closingOffers(db, [...new Set(priced)])
  return (open) => {
    const offer = hasMarket(open) ? closing.get(open.plan.match_id) : undefined
    return offer && !open.pool ? closingValue(pickedOf(open.plan), offer) : null
  }
}

const hasMarket = (open: OpenPlan) => !open.pool && open.legs.length === 0

export function settledBy(
  open: OpenPlan,
  outcomeOf: (matchId: string) => MatchOutcome,
  nowMs: number,
): Ended | null {
  if (open.pool) {
    const settled = settlePool(open.plan.sport, open.pool.map(poolLeg(outcomeOf)), nowMs)
    // Nothing is won or lost before it has begun, whatever is written down as drawn.
    const isTooSoon = nowMs < open.plan.kickoff_ms && settled?.result !== 'void'
    return isTooSoon ? null : settled
  }
  const { plan, legs } = open
  if (legs.length === 0) return settlePick(pickedOf(plan), outcomeOf(plan.match_id), nowMs)
  return settleTwoForOne(
    legs.map((leg) => ({ picked: pickedOf(leg), outcome: outcomeOf(leg.match_id) })),
    nowMs,
  )
}

const poolLeg = (outcomeOf: (matchId: string) => MatchOutcome) => (row: PoolMatchRow) => ({
  marks: row.marks,
  kickoffMs: row.kickoff_ms,
  outcome: outcomeOf(row.match_id),
  official: row.official,
})

const pickedOf = (row: GivenPlan | LegRow): Picked => ({
  market: row.market,
  pick: row.pick,
  line: row.line,
  oddsHundredths: row.odds_hundredths,
  kickoffMs: row.kickoff_ms,
})

export const isPaidBack = (plan: Pick<PlanRow, 'refund_on_miss'>, result: PickResult) =>
  result === 'void' || (plan.refund_on_miss && result === 'miss')

// One transaction for each buyer: a plan with thousands of them must not hold thousands of locks.
export async function refundBuyers(ports: Ports, planId: string): Promise<void> {
  const orders = await fulfilledOrders(ports.db.read, 'plan', [planId])
  const reason = await whyPaidBack(ports.db.read, planId)
  await attemptAll(ports, orders, { kind: 'refund', ref: ({ id }) => id }, ({ id }) =>
    changeMoney(ports, 'refund', async (tx, call) => {
      await refundOrder(tx, id, ports, { reason, ...call })
    }),
  )
}

async function whyPaidBack(db: Reader, planId: string): Promise<string> {
  const plans = db
    .selectFrom('plan')
    .select(['result', 'pick', 'pool_issue'])
    .where('id', '=', planId)
  const { result, pick, pool_issue } = await plans.executeTakeFirstOrThrow()
  if (pick === null && pool_issue === null) return '专家未按承诺时间给出选项，自动全额退回'
  return result === 'miss' ? MISSED : CALLED_OFF
}

const MISSED = '不中退方案未命中，自动全额退回'
const CALLED_OFF = '比赛取消或延期，自动全额退回'
/** Why a result pays back; whatever else is given back is no matter of results. */
export const AUTOMATIC_REASONS: readonly string[] = [MISSED, CALLED_OFF]

/** Plans with buyers still to be paid back: a run was interrupted between two of them. */
export async function unfinishedRefunds(db: Reader): Promise<string[]> {
  const owed = await db
    .selectFrom('plan')
    .select('id')
    .where((or) =>
      or.or([
        or('result', '=', 'void'),
        or.and([or('refund_on_miss', '=', true), or('result', '=', 'miss')]),
      ]),
    )
    .execute()
  const orders = await fulfilledOrders(
    db,
    'plan',
    owed.map((plan) => plan.id),
  )
  return [...new Set(orders.map((order) => order.goods_id))]
}

/** The ids of those that had no result yet. */
async function writeResults(
  tx: Tx,
  ended: readonly EndedPlan[],
  nowMs: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`update plan p set
      result = n.result, returned_hundredths = n.returned, home_goals = n.home, away_goals = n.away,
      settled_at_ms = ${nowMs}, close_value = n.close, pool_right = n.hits
    from ${unnested([
      ['text', ended.map(({ open }) => open.plan.id)],
      ['text', ended.map(({ settled }) => settled.result)],
      ['integer', ended.map(({ settled }) => settled.returnedHundredths)],
      ['integer', ended.map(({ score }) => score?.home ?? null)],
      ['integer', ended.map(({ score }) => score?.away ?? null)],
      ['integer', ended.map(({ closeValue }) => closeValue)],
      ['integer', ended.map(({ settled }) => ('right' in settled ? settled.right : null))],
    ])} as n (id, result, returned, home, away, close, hits)
    where p.id = n.id and p.result is null returning p.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
