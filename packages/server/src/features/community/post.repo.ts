import type { PageWish } from '@linmen/contract'
import type { FoulReason } from '@linmen/contract/community/community.schemas.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PostTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type PostRow = Selectable<PostTable>

/** Who looks, which decides what is seen. */
export interface Looker {
  readonly id: string
  readonly role: 'member' | 'expert' | 'operator'
}

type NewPost = Omit<Insertable<PostTable>, 'pictures'> & { readonly pictures?: readonly string[] }

export const addPost = (tx: Tx, { pictures = [], ...row }: NewPost) =>
  tx
    .insertInto('post')
    .values({ ...row, pictures: JSON.stringify(pictures) })
    .execute()

/** A post or comment as far as this person may know of it. */
export async function findPost(
  db: Reader,
  id: string,
  looker: Looker | null,
): Promise<PostRow | undefined> {
  const row = await db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst()
  return row && mayKnow(row, looker) ? row : undefined
}

export const lockPost = (tx: Tx, id: string): Promise<PostRow | undefined> =>
  tx.selectFrom('post').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What waits is there for its writer and for operators; what was removed only leaves its place to its writer. */
function mayKnow({ state, member_id }: PostRow, looker: Looker | null): boolean {
  if (state === 'shown' || state === 'hidden') return true
  return looker !== null && (looker.role === 'operator' || looker.id === member_id)
}

/** How far its writer has objected to its being taken down; null where there is nothing to object to. */
export function appealOf(post: PostRow): 'open' | 'sent' | 'closed' | null {
  const taken = post.state === 'removed' || post.state === 'hidden'
  if (!taken || post.changed_by === post.member_id) return null
  if (post.appeal !== null) return 'sent'
  return post.appealed_at_ms === null ? 'open' : 'closed'
}

interface PostFilter extends PageWish {
  readonly topicId?: string | undefined
  readonly memberId?: string | undefined
  readonly matchId?: string | undefined
  readonly order: 'newest' | 'hottest'
}

/** Pinned ones first within a topic. */
export function postPage(db: Reader, filter: PostFilter, looker: Looker | null) {
  const { topicId, memberId, matchId, order } = filter
  return pageFrom(
    visible(db, looker)
      .where('post_id', 'is', null)
      .$if(topicId !== undefined, (rest) => rest.where('topic_id', '=', topicId!))
      .$if(memberId !== undefined, (rest) => rest.where('member_id', '=', memberId!))
      .$if(matchId !== undefined, (rest) => rest.where('match_id', '=', matchId!))
      .orderBy(sql`pinned_at_ms is null`)
      .$if(order === 'hottest', (rest) => rest.orderBy(likeCount, 'desc'))
      .orderBy('written_at_ms', 'desc')
      .orderBy('id', 'desc'),
    filter,
  )
}

export const commentPage = (
  db: Reader,
  postId: string,
  { order, ...wish }: PageWish & Pick<PostFilter, 'order'>,
  looker: Looker | null,
) =>
  pageFrom(
    visible(db, looker)
      .where('post_id', '=', postId)
      .$if(order === 'hottest', (rest) => rest.orderBy(likeCount, 'desc'))
      .orderBy('written_at_ms')
      .orderBy('id'),
    wish,
  )

/** What operators have to look at, oldest first. */
export const waitingPage = (db: Reader, wish: PageWish) =>
  pageFrom(
    db
      .selectFrom('post')
      .selectAll()
      .where((where) =>
        where.or([
          where('state', 'in', ['waiting', 'hidden']),
          where.and([where('state', '=', 'removed'), where('appeal', 'is not', null)]),
        ]),
      )
      .orderBy('written_at_ms')
      .orderBy('id'),
    wish,
  )

export interface Moved {
  readonly state: PostRow['state']
  readonly by: string
  readonly reason: FoulReason | null
}

/** Another state; what was appealed against has been looked at. */
export const movePost = (tx: Tx, id: string, { state, by, reason }: Moved) =>
  tx
    .updateTable('post')
    .set({ state, changed_by: by, reason, appeal: null })
    .where('id', '=', id)
    .execute()

/** What these posts hold of likes, comments and the one who asks. */
export async function countsOf(db: Reader, ids: readonly string[], memberId: string | null) {
  if (ids.length === 0) return new Map<string, PostCounts>()
  const { rows } = await sql<PostCounts & { id: string }>`
    select p.id,
      (select count(*) from post_like l where l.post_id = p.id)::int as likes,
      exists (select from post_like l where l.post_id = p.id and l.member_id = ${memberId}) as liked,
      (select count(*) from post c where c.post_id = p.id and c.state = 'shown')::int as comments
    from post p where p.id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

interface PostCounts {
  readonly likes: number
  readonly liked: boolean
  readonly comments: number
}

const likeCount = sql`(select count(*) from post_like l where l.post_id = post.id)`

function visible(db: Reader, looker: Looker | null) {
  const all = db.selectFrom('post').selectAll()
  if (looker?.role === 'operator') return all.where('state', '!=', 'removed')
  return all.where((where) =>
    where.or([
      where('state', 'in', ['shown', 'hidden']),
      ...(looker
        ? [where.and([where('state', '=', 'waiting'), where('member_id', '=', looker.id)])]
        : []),
    ]),
  )
}
