import type { Page, PageWish } from '@linmen/contract'
import type { TopicFace } from '@linmen/contract/community/community.schemas.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import { pageOf } from '#kit/page-of.ts'

const LATELY_MS = 7 * 86_400_000

/** Topics, those most has been written about of late first. */
export async function topicPage(
  db: Reader,
  wish: PageWish,
  nowMs: number,
): Promise<Page<TopicFace>> {
  const { rows } = await sql<TopicFace>`
    ${faces} where t.open
    order by (
      select count(*) from post p
      where p.topic_id = t.id and p.state = 'shown' and p.written_at_ms > ${nowMs - LATELY_MS}
    ) desc, t.created_at_ms, t.id
    limit ${wish.pageNo * wish.pageSize + 1}`.execute(db)
  return pageOf(rows, wish)
}

export async function findTopic(db: Reader, id: string): Promise<TopicFace | undefined> {
  const { rows } = await sql<TopicFace>`${faces} where t.open and t.id = ${id}`.execute(db)
  return rows[0]
}

export async function isTopicOpen(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('topic')
    .select('id')
    .where('id', '=', id)
    .where('open', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function followsTopic(db: Reader, topicId: string, memberId: string) {
  const row = await db
    .selectFrom('topic_follow')
    .select('member_id')
    .where('topic_id', '=', topicId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export async function setTopicFollow(
  tx: Tx,
  { topicId, memberId, follow, atMs }: TopicFollowing,
): Promise<void> {
  if (follow)
    await tx
      .insertInto('topic_follow')
      .values({ topic_id: topicId, member_id: memberId, followed_at_ms: atMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('topic_follow')
      .where('topic_id', '=', topicId)
      .where('member_id', '=', memberId)
      .execute()
}

interface TopicFollowing {
  readonly topicId: string
  readonly memberId: string
  readonly follow: boolean
  readonly atMs: number
}

export async function topicNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('topic').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const faces = sql`
  select t.id, t.name, t.note,
    (select count(*) from post p where p.topic_id = t.id and p.state = 'shown'
      and p.post_id is null)::int as posts,
    (select count(distinct p.member_id) from post p
      left join post root on root.id = p.post_id
      where coalesce(root.topic_id, p.topic_id) = t.id and p.state = 'shown')::int as people,
    (select count(*) from topic_follow f where f.topic_id = t.id)::int as followers
  from topic t`
