import type { PageWish } from '@linmen/contract'
import type { FollowSide } from '@linmen/contract/expert/follow.schemas.ts'
import type { Reader, Tx } from '#db/port.ts'
import { pageFrom } from '#kit/page-of.ts'

export const followMember = (tx: Tx, followerId: string, followedId: string, nowMs: number) =>
  tx
    .insertInto('member_follow')
    .values({ follower_id: followerId, followed_id: followedId, followed_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const unfollowMember = (tx: Tx, followerId: string, followedId: string) =>
  tx
    .deleteFrom('member_follow')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute()

/** Which of these people the member follows. A visitor follows nobody. */
export async function followsAmong(
  db: Reader,
  memberId: string | undefined,
  ids: readonly string[],
): Promise<Set<string>> {
  if (memberId === undefined || ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('member_follow')
    .select('followed_id')
    .where('follower_id', '=', memberId)
    .where('followed_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.followed_id))
}

/** Who follows somebody, the oldest follower first. */
export async function followersOf(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_follow')
    .select('follower_id')
    .where('followed_id', '=', memberId)
    .orderBy('followed_at_ms')
    .execute()
  return rows.map((row) => row.follower_id)
}

/** How many members follow each of these people. */
export async function fansOf(db: Reader, ids: readonly string[]): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0
  const rows = await db
    .selectFrom('member_follow')
    .select(['followed_id', ({ fn }) => fn.countAll<number>().as('fans')])
    .where('followed_id', 'in', ids)
    .groupBy('followed_id')
    .execute()
  const counts = new Map(rows.map((row) => [row.followed_id, Number(row.fans)]))
  return (id) => counts.get(id) ?? 0
}

/** How many people the member follows. */
export async function followingCount(db: Reader, memberId: string): Promise<number> {
  const { following } = await db
    .selectFrom('member_follow')
    .select(({ fn }) => fn.countAll<number>().as('following'))
    .where('follower_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(following)
}

/** The experts a member follows, newest first. */
export async function followedExperts(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_follow')
    .innerJoin('expert_profile', 'expert_profile.member_id', 'followed_id')
    .select('followed_id')
    .where('follower_id', '=', memberId)
    .orderBy('followed_at_ms', 'desc')
    .orderBy('followed_id')
    .execute()
  return rows.map((row) => row.followed_id)
}

/** One side of somebody's follows, newest first. */
export function followPage(db: Reader, memberId: string, side: FollowSide, wish: PageWish) {
  const [mine, theirs] =
    side === 'fans'
      ? (['followed_id', 'follower_id'] as const)
      : (['follower_id', 'followed_id'] as const)
  return pageFrom(
    db
      .selectFrom('member_follow as f')
      .innerJoin('member as m', 'm.id', `f.${theirs}`)
      .leftJoin('expert_profile as e', 'e.member_id', 'm.id')
      .select(['m.id', 'm.nickname', 'm.avatar_key', 'm.signature', 'm.level'])
      .select(['e.grade', 'f.followed_at_ms'])
      .where(`f.${mine}`, '=', memberId)
      .$if(side === 'experts', (rest) => rest.where('e.member_id', 'is not', null))
      .orderBy('f.followed_at_ms', 'desc')
      .orderBy('m.id'),
    wish,
  )
}
