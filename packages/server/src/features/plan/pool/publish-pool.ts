import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { PoolPublication } from '@linmen/contract/plan/publish.schemas.ts'
import {
  isPoolMarks,
  poolLines,
  poolPublishFault,
  type PoolMarks,
  type PoolPublishFault,
} from '@linmen/domain/plan/pool-pick.ts'
import { POOL_NAMES } from '@linmen/domain/plan/pool-names.ts'
import type { Reader, Tx } from '#db/port.ts'
import { enqueue } from '#jobs/jobs.ts'
import { command } from '#kit/command.ts'
import type { Ports } from '#kit/ports.ts'
import { matchColumns, type MatchBrief } from '#features/match/public.ts'
import type { PublishedPlan } from '#features/plan/plan-wish.ts'
import { addRow, lastPublished, lockExpert } from '#features/plan/publish.repo.ts'
import { tellFollowersOf } from '#features/plan/tell-followers.ts'
import { promisePlan } from '#features/record-log/public.ts'
import { matchesOfIssue } from './pool.repo.ts'

export const publishPool = command(
  publishEndpoints.publishPool,
  async (tx, wish, { actor, nowMs, ports, refuse }) => {
    const published = await publishPoolPlan(tx, ports, { ...wish, expertId: actor.id, nowMs })
    if (typeof published === 'string') return refuse(published, {})
    await enqueue(tx, tellFollowersOf, { planId: published.id }, { key: `told ${published.id}` })
    return published
  },
)

/** A plan on a pool somebody wants to publish, and when. */
export interface PoolWish extends PoolPublication {
  readonly expertId: string
  readonly nowMs: number
  readonly inSetMeals?: boolean
}

/** Locks what is chosen of an issue, or says why not. Nothing of it can be changed afterwards. */
export async function publishPoolPlan(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  wish: PoolWish,
): Promise<PublishedPlan | PoolPublishFault> {
  const { expertId, game, nowMs } = wish
  const level = await lockExpert(tx, expertId)
  if (level === null) return 'publish.level'
  const matches = await matchesOfIssue(tx, wish.issue)
  const marks = wish.marks.filter(isPoolMarks)
  const draft = {
    game,
    level,
    price: wish.price,
    texts: [wish.title, wish.reason, wish.summary ?? ''],
    marks,
    kickOffs: matches.map(({ kickOffAtMs }) => kickOffAtMs),
  }
  const isTaken = (await takenGames(tx, expertId, wish.issue)).includes(game)
  const earlier = { isTaken, lastAtMs: await lastPublished(tx, expertId, nowMs) }
  const fault = poolPublishFault(draft, earlier, nowMs)
  return fault ?? addPool(tx, ports, wish, { matches, marks })
}

/** The games of an issue an expert has published about. */
export async function takenGames(db: Reader, expertId: string, issue: string) {
  const rows = await db
    .selectFrom('plan')
    .select('sport')
    .where('expert_id', '=', expertId)
    .where('pool_issue', '=', issue)
    .execute()
  return rows.flatMap(({ sport }) => (sport === 'pool14' || sport === 'pick9' ? [sport] : []))
}

interface Chosen {
  readonly matches: readonly MatchBrief[]
  readonly marks: readonly PoolMarks[]
}

async function addPool(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  { game, ...wish }: PoolWish,
  { matches, marks }: Chosen,
): Promise<PublishedPlan> {
  const first = matches.toSorted((a, b) => a.kickOffAtMs - b.kickOffAtMs)[0]!
  const plan = { ...wish, sport: game }
  const { id, planNo } = await addRow(tx, ports, plan, {
    ...matchColumns(first),
    // A pool is of no league; whoever looks through leagues does not find it in that of its first match.
    league_name: POOL_NAMES[game],
    market: 'winDrawLose',
    pool_issue: wish.issue,
    pool_lines: poolLines(marks),
  })
  const rows = matches.map((match, at) => ({
    plan_id: id,
    place: at + 1,
    ...matchColumns(match),
    marks: marks[at]!,
  }))
  await tx.insertInto('plan_pool_match').values(rows).execute()
  await tx.insertInto('plan_body').values({ plan_id: id, body: wish.reason }).execute()
  await promisePlan(tx, ports, id)
  return { id, planNo }
}
