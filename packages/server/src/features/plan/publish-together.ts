import type { EarlierPicks, Told } from '@linmen/domain/plan/earlier-picks.ts'
import { publishFault, type DraftPick } from '@linmen/domain/plan/publishing.ts'
import { groupedBy } from '@linmen/domain/standings/grouped.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { offeredAt } from '#features/match/public.ts'
import { earlierPicks } from '#features/record-log/public.ts'
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
  const besides = await saidBesides(tx, wishes)
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
    const besidesOwn = besides.get(wish.expertId)!
    const before = { level: levels.get(wish.expertId) ?? 0, own, besides: besidesOwn }
    if (faultOf(wish, locked, before) !== null) return []
    books.set(wish.expertId, [...own, { ...draftPick(locked), atMs: wish.nowMs }])
    return [{ ...wish, locked }]
  })
  await addSingles(tx, ports, allowed)
  return allowed.length
}

/** A plan of one match, and when it was published. */
type Published = Told & { readonly atMs: number }

interface Before {
  readonly level: number
  readonly own: readonly Published[]
  readonly besides: EarlierPicks
}

const draftPick = ({ match, picked }: LockedPick): DraftPick => ({ ...picked, matchId: match.id })

const faultOf = (wish: PlanWish, locked: LockedPick, { level, own, besides }: Before) =>
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
      ...besides,
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

async function publishedBy(tx: Tx, ids: readonly string[]): Promise<Map<string, Published[]>> {
  const told = new Map<string, Published[]>(ids.map((id) => [id, []]))
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

/** What each of them said of the same matches in pairs and in texts. */
async function saidBesides(
  tx: Tx,
  wishes: readonly PlanWish[],
): Promise<Map<string, EarlierPicks>> {
  const matches = groupedBy(wishes, ({ expertId }) => expertId)
  const said = new Map<string, EarlierPicks>()
  for (const [expertId, own] of matches) {
    const ids = own.map(({ matches: [first] }) => first!.matchId)
    said.set(expertId, await earlierPicks(tx, expertId, ids))
  }
  return said
}
