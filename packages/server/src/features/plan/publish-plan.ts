import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { publishFault, type PublishFault } from '@linmen/domain/plan/publishing.ts'
import type { Tx } from '#db/port.ts'
import { enqueue } from '#jobs/jobs.ts'
import { command } from '#kit/command.ts'
import type { Ports } from '#kit/ports.ts'
import { offeredMatches } from '#features/match/public.ts'
import { isLocked, lockedPick, openPick, type LockedPick, type OpenPick } from './locked-pick.ts'
import type { PlanWish, PublishedPlan } from './plan-wish.ts'
import { addPlan, addPromised, earlierOf, lockExpert } from './publish.repo.ts'
import { tellFollowersOf } from './tell-followers.ts'

const DAY_MS = 86_400_000
const FURTHEST_MS = 7 * DAY_MS

export const publish = command(
  publishEndpoints.publish,
  async (tx, wish, { actor, nowMs, ports, refuse }) => {
    const published = await publishPlan(tx, ports, { ...wish, expertId: actor.id, nowMs })
    if (typeof published === 'string') return refuse(published, {})
    await enqueue(tx, tellFollowersOf, { planId: published.id }, { key: `told ${published.id}` })
    return published
  },
)

type Fault = PublishFault | 'publish.match' | 'publish.option' | 'publish.reason'

/** Locks a plan at the prices of this moment, or says why not. Nothing of it can be changed afterwards. */
export async function publishPlan(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  wish: PlanWish,
): Promise<PublishedPlan | Fault> {
  const { expertId, nowMs, sport } = wish
  const level = await lockExpert(tx, expertId)
  if (level === null) return 'publish.level'
  const ids = wish.matches.map(({ matchId }) => matchId)
  const untilMs = nowMs + FURTHEST_MS
  const offered =
    ids.length === 0 ? [] : await offeredMatches(tx, { sport, atMs: nowMs, untilMs, ids })
  const { promisedAtMs = null } = wish
  const isLate = promisedAtMs !== null
  if (!isLate && wish.reason === undefined) return 'publish.reason'
  const picks: (LockedPick | OpenPick)[] = []
  for (const each of wish.matches) {
    const match = offered.find(({ id }) => id === each.matchId)
    if (!match) return 'publish.match'
    const picked = isLate ? openPick(match, each.oddsType) : lockedPick(match, each)
    if (!picked) return 'publish.option'
    picks.push(picked)
  }
  const draft = {
    level,
    price: wish.price,
    texts: [wish.title, wish.reason ?? '', wish.summary ?? ''],
    refundOnMiss: wish.refundOnMiss === true,
    promisedMs: promisedAtMs,
    picks: picks.map(({ picked, match }) => ({ ...picked, matchId: match.id })),
  }
  const fault = publishFault(draft, await earlierOf(tx, expertId, ids, nowMs), nowMs)
  if (fault !== null) return fault
  const [first] = picks
  if (isLate) return addPromised(tx, ports, { ...wish, promisedMs: promisedAtMs, open: first! })
  return addPlan(tx, ports, { ...wish, picks: picks.filter(isLocked) })
}
