import { publishFault, type DraftPick, type Earlier } from '@linmen/domain/plan/publishing.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { offeredAt } from '#features/match/public.ts'
import { lockedPick, type LockedPick } from './locked-pick.ts'
import type { PlanWish } from './plan-wish.ts'
import { addSingles } from './publish.repo.ts'

/**
 * Plans of one match each, many at once and each at its own moment: the rules of `publishPlan`, with what they need read
 * together and what they allow written together. Answers how many were published; what a rule refuses is left out.
 */
export async function publishTogether(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'random'>,
  sport: 'football' | 'basketball',
  wishes: readonly PlanWish[],
): Promise<number> {
  const experts = [...new Set(wishes.map(({ expertId }) => expertId))].toSorted()
  const levels = await lockExperts(tx, experts)
  const books = await publishedBy(tx, experts)
  const offers = await offeredAt(
    tx,
    sport,
    wishes.map(({ matches: [first], nowMs }) => ({ matchId: first!.matchId, atMs: nowMs })),
  )
  const allowed = wishes.flatMap((wish, at) => {
    const match = offers[at]
    const locked = match && lockedPick(match, wish.matches[0]!)
    if (!locked) return []
    const own = books.get(wish.expertId) ?? []
    if (faultOf(wish, locked, { level: levels.get(wish.expertId) ?? 0, own }) !== null) return []
    books.set(wish.expertId, [...own, { ...draftPick(locked), atMs: wish.nowMs }])
    return [{ ...wish, locked }]
  })
  await addSingles(tx, ports, allowed)
  return allowed.length
}

type Told = Earlier['picks'][number] & { readonly atMs: number }

const draftPick = ({ match, picked }: LockedPick): DraftPick => ({ ...picked, matchId: match.id })

const faultOf = (
  wish: PlanWish,
  locked: LockedPick,
  { level, own }: { readonly level: number; readonly own: readonly Told[] },
) =>
  publishFault(
    {
      level,
      price: wish.price,
      texts: [wish.title, wish.reason ?? '', wish.summary ?? ''],
      refundOnMiss: false,
      promisedMs: null,
      picks: [draftPick(locked)],
    },
    {
      picks: own,
      refundsOfWeek: 0,
      lastAtMs: own.reduce<number | null>(
        (last, { atMs }) => (atMs <= wish.nowMs && atMs > (last ?? 0) ? atMs : last),
        null,
      ),
    },
    wish.nowMs,
  )

async function lockExperts(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  await tx
    .selectFrom('expert_profile')
    .select('member_id')
    .where('member_id', 'in', ids)
    .orderBy('member_id')
    .forUpdate()
    .execute()
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'level'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}

async function publishedBy(tx: Tx, ids: readonly string[]): Promise<Map<string, Told[]>> {
  const told = new Map<string, Told[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return told
  const rows = await tx
    .selectFrom('plan')
    .select(['expert_id', 'match_id as matchId', 'market', 'pick', 'published_at_ms as atMs'])
    .where('expert_id', 'in', ids)
    .where('two_for_one', '=', false)
    .where('pool_issue', 'is', null)
    .execute()
  for (const { expert_id, ...row } of rows) told.get(expert_id)!.push(row)
  return told
}
