import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { HIDDEN_BY_REPORTS } from '@linmen/domain/community/standing.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { matchBriefs } from '#features/match/public.ts'
import { ownPictures } from '#features/upload/public.ts'
import { command } from '#kit/command.ts'
import { checkWriting } from './check-writing.ts'
import { addPost, appealOf, findPost, lockPost, movePost } from './post.repo.ts'
import { tellOfAnswer, tellOfLike } from './tell-of-post.ts'
import { isTopicOpen, setTopicFollow } from './topic.repo.ts'

export const writePost = command(
  writingEndpoints.writePost,
  async (tx, { topicId, matchId, text: said, pictures }, call) => {
    if (topicId !== undefined && !(await isTopicOpen(tx, topicId))) call.refuse('sns.no_topic', {})
    const { text, waiting } = await checkWriting(tx, call, 'post', said)
    if (!(await ownPictures(tx, call.actor.id, pictures))) call.refuse('picture.unknown', {})
    const id = call.ports.ids.next('po')
    // A match nobody knows is no reason to lose a text.
    const known = matchId !== undefined && (await matchBriefs(tx, [matchId])).has(matchId)
    await addPost(tx, {
      id,
      topic_id: topicId ?? null,
      match_id: known ? matchId : null,
      member_id: call.actor.id,
      body: text,
      pictures,
      state: waiting ? 'waiting' : 'shown',
      written_at_ms: call.nowMs,
    })
    return { id, waiting }
  },
)

export const writeComment = command(
  writingEndpoints.writeComment,
  async (tx, { postId, answers, text: said }, call) => {
    const post = await findPost(tx, postId, call.actor)
    if (!post || post.post_id !== null || post.state === 'removed')
      return call.refuse('sns.no_post', {})
    const answered = answers === undefined ? undefined : await findPost(tx, answers, call.actor)
    if (answers !== undefined && answered?.post_id !== postId) call.refuse('sns.no_post', {})
    const { text, waiting } = await checkWriting(tx, call, 'comment', said)
    const id = call.ports.ids.next('co')
    await addPost(tx, {
      id,
      post_id: postId,
      answers_id: answers ?? null,
      member_id: call.actor.id,
      body: text,
      state: waiting ? 'waiting' : 'shown',
      written_at_ms: call.nowMs,
    })
    // What waits for an operator is told when it is shown.
    if (!waiting)
      await tellOfAnswer(tx, call, { answered, post }, { id, byId: call.actor.id, text })
    return { id, waiting }
  },
)

/** Liking twice is the same as liking once. */
export const like = command(communityEndpoints.like, async (tx, { postId, like: wanted }, call) => {
  const { actor, nowMs, refuse } = call
  const post = await findPost(tx, postId, actor)
  if (!post || post.state !== 'shown') return refuse('sns.no_post', {})
  if (wanted)
    await tx
      .insertInto('post_like')
      .values({ post_id: postId, member_id: actor.id, liked_at_ms: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('post_like')
      .where('post_id', '=', postId)
      .where('member_id', '=', actor.id)
      .execute()
  if (wanted) await tellOfLike(tx, call, post, actor.id)
  return { likes: await counted(tx, 'post_like', postId) }
})

/** Each person counts once. What several people report waits for an operator. */
export const report = command(
  communityEndpoints.report,
  async (tx, { postId, reason }, { actor, nowMs, refuse }) => {
    const post = await lockPost(tx, postId)
    if (!post || (post.state !== 'shown' && post.state !== 'hidden'))
      return refuse('sns.no_post', {})
    await tx
      .insertInto('post_report')
      .values({ post_id: postId, member_id: actor.id, reason, reported_at_ms: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const reports = await counted(tx, 'post_report', postId)
    if (post.state === 'shown' && reports >= HIDDEN_BY_REPORTS)
      await movePost(tx, postId, { state: 'hidden', by: 'reports', reason })
    return {}
  },
)

export const removeOwn = command(
  writingEndpoints.removeOwn,
  async (tx, { postId }, { actor, refuse }) => {
    const post = await lockPost(tx, postId)
    if (!post || post.member_id !== actor.id || post.state === 'removed')
      return refuse('sns.no_post', {})
    await movePost(tx, postId, { state: 'removed', by: actor.id, reason: null })
    return {}
  },
)

/** Once for each text an operator or its readers took down. */
export const appeal = command(
  writingEndpoints.appeal,
  async (tx, { postId, text }, { actor, nowMs, refuse }) => {
    const post = await lockPost(tx, postId)
    if (!post || post.member_id !== actor.id) return refuse('sns.no_post', {})
    if (appealOf(post) !== 'open') refuse('sns.no_appeal', {})
    await tx
      .updateTable('post')
      .set({ appeal: text, appealed_at_ms: nowMs })
      .where('id', '=', postId)
      .execute()
    return {}
  },
)

export const followTopic = command(
  writingEndpoints.followTopic,
  async (tx, { topicId, follow }, { actor, nowMs, refuse }) => {
    if (!(await isTopicOpen(tx, topicId))) refuse('sns.no_topic', {})
    await setTopicFollow(tx, { topicId, memberId: actor.id, follow, atMs: nowMs })
    return {}
  },
)

async function counted(tx: Tx, table: 'post_like' | 'post_report', postId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where post_id = ${postId}`.execute(tx)
  return rows[0]?.count ?? 0
}
