import type { Comment, Post } from '@linmen/contract/community/community.schemas.ts'
import type { Reader } from '#db/port.ts'
import { lineOfMatch, matchBriefs } from '#features/match/public.ts'
import { appealOf, countsOf, type Looker, type PostRow } from './post.repo.ts'
import { topicNames } from './topic.repo.ts'

const NONE = { likes: 0, liked: false, comments: 0 }

export async function presentPosts(
  db: Reader,
  rows: readonly PostRow[],
  looker: Looker | null,
): Promise<Post[]> {
  const written = await writtenBy(db, rows, looker)
  const topics = await topicNames(db, known(rows.map((row) => row.topic_id)))
  const matches = await matchBriefs(db, known(rows.map((row) => row.match_id)))
  return rows.map((row) => {
    const topic = row.topic_id === null ? undefined : topics.get(row.topic_id)
    const match = row.match_id === null ? undefined : matches.get(row.match_id)
    const { comments, ...base } = written(row)
    const appeal = base.own ? appealOf(row) : null
    return {
      ...base,
      comments,
      ...((base.own || looker?.role === 'operator') &&
        row.reason !== null && { reason: row.reason }),
      ...(appeal !== null && { appeal }),
      pictures: base.text === '' ? [] : row.pictures,
      pinned: row.pinned_at_ms !== null,
      demo: row.demo,
      ...(topic !== undefined && { topic: { id: row.topic_id!, name: topic } }),
      ...(match && { match: lineOfMatch(match) }),
    }
  })
}

export async function presentComments(
  db: Reader,
  rows: readonly PostRow[],
  looker: Looker | null,
): Promise<Comment[]> {
  const written = await writtenBy(db, rows, looker)
  const answered = await authorsOf(db, known(rows.map((row) => row.answers_id)))
  return rows.map((row) => {
    const { comments: _comments, ...base } = written(row)
    const name = row.answers_id === null ? undefined : answered.get(row.answers_id)
    return { ...base, ...(name !== undefined && { answers: { id: row.answers_id!, name } }) }
  })
}

/** What a post and a comment have in common. What is kept back is told without its words. */
async function writtenBy(db: Reader, rows: readonly PostRow[], looker: Looker | null) {
  const ids = rows.map(({ id }) => id)
  const counts = await countsOf(db, ids, looker?.id ?? null)
  const authors = await membersOf(db, known(rows.map((row) => row.member_id)))
  return (row: PostRow) => {
    const own = looker?.id === row.member_id
    const kept = row.state === 'hidden' && !own && looker?.role !== 'operator'
    return {
      id: row.id,
      author: authors.get(row.member_id)!,
      text: kept ? '' : row.body,
      writtenAtMs: row.written_at_ms,
      state: row.state,
      own,
      ...(counts.get(row.id) ?? NONE),
    }
  }
}

async function membersOf(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Post['author']>()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname as name', 'avatar_key as avatar', 'level'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function authorsOf(db: Reader, postIds: readonly string[]): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post')
    .innerJoin('member', 'member.id', 'post.member_id')
    .select(['post.id', 'member.nickname'])
    .where('post.id', 'in', postIds)
    .execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

const known = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
]
