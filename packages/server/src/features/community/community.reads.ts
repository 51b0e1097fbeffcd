import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { isReviewed, mayWrite } from '@linmen/domain/community/standing.ts'
import type { Reader } from '#db/port.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { followsAmong } from '#features/expert/public.ts'
import { ownPlans } from '#features/plan/public.ts'
import { presentComments, presentPosts } from './post.present.ts'
import { commentPage, findPost, postPage, waitingPage } from './post.repo.ts'
import { pastOf, standingOf } from './standing.repo.ts'
import { findTopic, followsTopic, topicPage } from './topic.repo.ts'

export const lookTopic = query(
  communityEndpoints.lookTopic,
  async (db, { id }, { actor, nowMs, refuse }) => {
    const found =
      id === undefined
        ? (await topicPage(db, { pageNo: 1, pageSize: 1 }, nowMs)).items[0]
        : await findTopic(db, id)
    const topic = found ?? refuse('sns.no_topic', {})
    const followed = actor !== null && (await followsTopic(db, topic.id, actor.id))
    return { ...topic, followed }
  },
)

export const lookPost = query(
  communityEndpoints.lookPost,
  async (db, { id }, { actor, refuse }) => {
    const row = await findPost(db, id, actor)
    if (!row || row.post_id !== null) return refuse('sns.no_post', {})
    const [shown] = await presentPosts(db, [row], actor)
    return shown!
  },
)

export const listTopics = query(communityEndpoints.listTopics, (db, wish, { nowMs }) =>
  topicPage(db, wish, nowMs),
)

export const listPosts = query(communityEndpoints.listPosts, async (db, filter, { actor }) =>
  presented(await postPage(db, filter, actor), (rows) => presentPosts(db, rows, actor)),
)

export const listComments = query(
  communityEndpoints.listComments,
  async (db, { postId, ...wish }, { actor, refuse }) => {
    if (!(await findPost(db, postId, actor))) refuse('sns.no_post', {})
    const page = await commentPage(db, postId, wish, actor)
    return presented(page, (rows) => presentComments(db, rows, actor))
  },
)

export const memberState = query(
  communityEndpoints.memberState,
  async (db, _input, { actor, nowMs }) => {
    const standing = await standingOf(db, actor.id)
    const past = await pastOf(db, actor.id)
    const may = mayWrite(standing, 'post', nowMs).may
    const gagged = (standing?.gaggedUntilMs ?? 0) > nowMs
    return {
      mayWrite: may,
      reviewed:
        past !== undefined &&
        past.role === 'member' &&
        isReviewed(past.joinedAtMs, past.accepted, nowMs),
      banned: standing !== null && standing.bannedAtMs !== null,
      ...(standing?.banReason && { banReason: standing.banReason }),
      ...(gagged && standing?.gag && { gag: standing.gag }),
      gaggedUntilMs: gagged ? standing!.gaggedUntilMs : null,
      operator: actor.role === 'operator',
    }
  },
)

export const followsMember = query(
  communityEndpoints.followsMember,
  async (db, { memberId }, { actor }) => ({
    follows: (await followsAmong(db, actor.id, [memberId])).has(memberId),
  }),
)

export const listOwnPlans = query(
  communityEndpoints.listOwnPlans,
  async (db, wish, { actor, nowMs }) => ownPlans(db, actor, wish, nowMs),
)

export const listReviews = query(writingEndpoints.listReviews, async (db, wish, { actor }) => {
  const page = await waitingPage(db, wish)
  const posts = await presentPosts(db, page.items, actor)
  const reports = await reportsOf(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    items: page.items.map(({ id, reason, appeal }, at) => ({
      post: posts[at]!,
      reports: reports.get(id) ?? 0,
      ...(reason !== null && { reason }),
      ...(appeal !== null && { appeal }),
    })),
    hasNext: page.hasNext,
  }
})

async function reportsOf(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_report')
    .select('post_id')
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .where('post_id', 'in', ids)
    .groupBy('post_id')
    .execute()
  return new Map(rows.map(({ post_id, reports }) => [post_id, reports]))
}
