import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { DAY_MS } from '@linmen/domain/community/standing.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { findPost, lockPost, movePost } from './post.repo.ts'
import { tellOfAnswer, tellOfReview } from './tell-of-post.ts'
import { banMember, gagUntil, memberExists, restore } from './standing.repo.ts'

export const removePost = command(
  communityEndpoints.removePost,
  async (tx, { postId, reason }, call) => {
    const { actor, nowMs, refuse } = call
    const post = await lockPost(tx, postId)
    if (!post || post.state === 'removed') return refuse('sns.no_post', {})
    await movePost(tx, postId, { state: 'removed', by: actor.id, reason })
    await tellOfReview(tx, call, post, { show: false, reason })
    const line = { atMs: nowMs, actor: actor.id, deed: 'post.remove', subject: postId }
    const detail = { reason, writer: post.member_id }
    await audit(tx, { ...line, detail, before: { state: post.state }, after: { state: 'removed' } })
    return {}
  },
)

/** Shows what waits or was taken down, or keeps it away for good. */
export const review = command(
  writingEndpoints.review,
  async (tx, { postId, show, reason }, call) => {
    const { actor, nowMs, refuse } = call
    const post = await lockPost(tx, postId)
    if (!post) return refuse('sns.no_post', {})
    const state = show ? 'shown' : 'removed'
    await movePost(tx, postId, { state, by: actor.id, reason: show ? null : reason })
    // Who reported it before has been heard.
    if (show) await tx.deleteFrom('post_report').where('post_id', '=', postId).execute()
    if (show && post.post_id !== null) {
      const { answers_id: answers, member_id: byId, body: text } = post
      const above = await findPost(tx, post.post_id, actor)
      const answered = answers === null ? undefined : await findPost(tx, answers, actor)
      if (above) await tellOfAnswer(tx, call, { answered, post: above }, { id: postId, byId, text })
    }
    await tellOfReview(tx, call, post, { show, reason })
    const line = { atMs: nowMs, actor: actor.id, deed: 'post.review', subject: postId }
    const detail = { show, ...(!show && { reason }) }
    await audit(tx, { ...line, detail, before: { state: post.state }, after: { state } })
    return {}
  },
)

export const pin = command(
  communityEndpoints.pin,
  async (tx, { postId, pinned }, { actor, nowMs, refuse }) => {
    const post = await lockPost(tx, postId)
    if (!post || post.post_id !== null || post.state !== 'shown') return refuse('sns.no_post', {})
    await tx
      .updateTable('post')
      .set({ pinned_at_ms: pinned ? nowMs : null })
      .where('id', '=', postId)
      .execute()
    const deed = pinned ? 'post.pin' : 'post.unpin'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: postId })
    return {}
  },
)

export const ban = command(
  communityEndpoints.ban,
  async (tx, { memberId, reason = '' }, { actor, nowMs, refuse }) => {
    if (!(await memberExists(tx, memberId))) refuse('sns.no_member', {})
    await banMember(tx, { memberId, by: actor.id, atMs: nowMs }, reason)
    const line = { atMs: nowMs, actor: actor.id, subject: memberId, why: reason }
    await audit(tx, { ...line, deed: 'member.ban' })
    return {}
  },
)

export const gag = command(
  communityEndpoints.gag,
  async (tx, { memberId, kind, days, reason }, { actor, nowMs, refuse }) => {
    if (!(await memberExists(tx, memberId))) refuse('sns.no_member', {})
    await gagUntil(tx, { memberId, by: actor.id, atMs: nowMs }, kind, nowMs + days * DAY_MS)
    const line = { atMs: nowMs, actor: actor.id, subject: memberId, why: reason }
    await audit(tx, { ...line, deed: 'member.gag', detail: { kind, days } })
    return {}
  },
)

export const restoreMember = command(
  writingEndpoints.restoreMember,
  async (tx, { memberId, reason }, { actor, nowMs, refuse }) => {
    if (!(await memberExists(tx, memberId))) refuse('sns.no_member', {})
    await restore(tx, { memberId, by: actor.id, atMs: nowMs })
    const line = { atMs: nowMs, actor: actor.id, subject: memberId, why: reason }
    await audit(tx, { ...line, deed: 'member.restore' })
    return {}
  },
)
