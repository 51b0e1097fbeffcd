import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import type { FollowedPerson } from '@linmen/contract/expert/follow.schemas.ts'
import type { Reader, Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import { fansOf, followMember, followPage, followsAmong, unfollowMember } from './follow.repo.ts'

/** Follows somebody or ceases to. Doing it twice is the same as doing it once. */
export const follow = command(expertEndpoints.follow, async (tx, { expertId, action }, call) => {
  const { actor, nowMs, refuse } = call
  const fault = await changeFollow(tx, actor.id, expertId, { action, nowMs, telling: call })
  if (fault !== null) refuse(fault, {})
  return {}
})

interface Change {
  readonly action: 'follow' | 'unfollow'
  readonly nowMs: number
  /** Who is followed hears of it. */
  readonly telling?: Telling
}

/** The same deed for rows of other features; null when it is done. */
export async function changeFollow(
  tx: Tx,
  followerId: string,
  followedId: string,
  { action, nowMs, telling }: Change,
): Promise<'follow.self' | 'follow.nobody' | null> {
  if (followerId === followedId) return 'follow.self'
  if (!(await memberExists(tx, followedId))) return 'follow.nobody'
  if (action === 'follow') await followMember(tx, followerId, followedId, nowMs)
  else await unfollowMember(tx, followerId, followedId)
  if (action === 'follow' && telling) await tellOfFollow(tx, telling, followerId, followedId)
  return null
}

async function tellOfFollow(tx: Tx, telling: Telling, followerId: string, followedId: string) {
  const follower = await tx
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', followerId)
    .executeTakeFirst()
  await tellMember(tx, telling, {
    memberId: followedId,
    kind: 'follow',
    title: follower?.nickname || '一位新朋友',
    text: '关注了你',
    senderId: followerId,
    link: linkTo.fans,
    // Who comes and goes is news only the first time.
    once: `followed-by:${followerId}`,
  })
}

export const listFollows = query(
  expertEndpoints.listFollows,
  async (db, { side, memberId, ...wish }, { actor }) => {
    const whose = memberId ?? actor?.id
    if (whose === undefined) return { items: [], hasNext: false }
    return presented(await followPage(db, whose, side, wish), async (rows) => {
      const ids = rows.map(({ id }) => id)
      const followed = await followsAmong(db, actor?.id, ids)
      const fans = await fansOf(db, ids)
      return rows.map((row): FollowedPerson => ({
        id: row.id,
        name: row.nickname,
        avatar: row.avatar_key,
        signature: row.signature,
        level: row.level,
        ...(row.grade !== null && { grade: row.grade }),
        fans: fans(row.id),
        followedAtMs: row.followed_at_ms,
        isFollowed: followed.has(row.id),
      }))
    })
  },
)

const memberExists = async (db: Reader, id: string) =>
  (await db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
