import { writeStories } from '#features/home/write-stories.ts'
import { addArticle, type NewArticle } from '#features/home/article.repo.ts'
import { upcomingHotMatches } from '#features/match/public.ts'
import { noteAsked } from '#features/search/asked.repo.ts'
import { addPost } from '#features/community/post.repo.ts'
import { setTopicFollow } from '#features/community/topic.repo.ts'
import { addLine, setSupport } from '#features/chat/chat.repo.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { articles, chatLines, posts, searches, topics } from './community-texts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const REPORTS = 60
const READERS = ['mei', 'chen', 'zhu', 'tang', 'feng'] as const

/** News of the house and of matches that are over, topics with posts, a room people talk in, words they looked for. */
export async function seedCommunity(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await writeStories(ports, REPORTS)
  const [match] = await upcomingHotMatches(ports.db.read, nowMs, 1)
  await ports.db.transaction(async (tx) => {
    for (const article of articles) await addArticle(tx, ofTheHouse(article, nowMs))
    await seedBanners(tx, nowMs)
    await seedTopics(tx, nowMs, match)
    if (match) await seedRoom(tx, match, nowMs)
    for (const [at, { word, people }] of searches.entries())
      for (const person of READERS.slice(0, people))
        await noteAsked(tx, {
          ...{ word, person: `demo-${person}`, found: true },
          nowMs: nowMs - (at + 1) * MINUTE_MS,
        })
  })
}

const ofTheHouse = (
  { id, channel, title, paragraphs, hoursAgo }: (typeof articles)[number],
  nowMs: number,
): NewArticle => ({
  ...{ id, channel, title, paragraphs },
  summary: paragraphs[0]!.slice(0, 60),
  author: '本站编辑部',
  source: '演示数据',
  demo: true,
  publishedBy: 'lao',
  publishedAtMs: nowMs - hoursAgo * HOUR_MS,
})

async function seedBanners(tx: Tx, nowMs: number): Promise<void> {
  const base = { begins_at_ms: nowMs, ends_at_ms: null, link_family: 'inner' as const }
  await tx
    .insertInto('banner')
    .values([
      {
        ...base,
        id: 'banner-data',
        title: '数据中心',
        note: '积分、射手、赛程，一处查全',
        action: '去看数据',
        link_code: 18,
        link_subject: null,
        place: 1,
      },
      {
        ...base,
        id: 'banner-topic',
        title: '看台热议',
        note: '写下你看到的那一下',
        action: '进入话题',
        link_family: 'answer',
        link_code: 9,
        link_subject: topics[0]!.id,
        place: 2,
      },
    ])
    .execute()
}

async function seedTopics(tx: Tx, nowMs: number, match: string | undefined): Promise<void> {
  for (const { id, name, note } of topics)
    await tx
      .insertInto('topic')
      .values({ id, name, note, created_by: 'lao', created_at_ms: nowMs - 20 * 24 * HOUR_MS })
      .execute()
  for (const [at, { id, topicId, by, text, likes, comments }] of posts.entries()) {
    const writtenAtMs = nowMs - (at * 37 + 12) * MINUTE_MS
    await addPost(tx, {
      ...{ id, topic_id: topicId, member_id: by, body: text, demo: true, state: 'shown' },
      match_id: at === 2 ? (match ?? null) : null,
      written_at_ms: writtenAtMs,
    })
    for (const member of READERS.slice(0, likes)) await like(tx, id, member, writtenAtMs)
    for (const [place, comment] of comments.entries())
      await addPost(tx, {
        ...{ id: `${id}-c${place}`, post_id: id, member_id: comment.by, body: comment.text },
        answers_id: comment.answers === undefined ? null : `${id}-c${comment.answers}`,
        state: 'shown',
        demo: true,
        written_at_ms: writtenAtMs + (place + 1) * 2 * MINUTE_MS,
      })
  }
  for (const memberId of READERS)
    await setTopicFollow(tx, { topicId: topics[0]!.id, memberId, follow: true, atMs: nowMs })
}

const like = (tx: Tx, postId: string, memberId: string, atMs: number) =>
  tx
    .insertInto('post_like')
    .values({ post_id: postId, member_id: memberId, liked_at_ms: atMs })
    .execute()

async function seedRoom(tx: Tx, matchId: string, nowMs: number): Promise<void> {
  const { home_id, away_id } = await tx
    .selectFrom('fixture')
    .select(['home_id', 'away_id'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  for (const [at, memberId] of READERS.slice(1).entries())
    await setSupport(tx, {
      matchId,
      memberId,
      teamId: at % 3 === 0 ? away_id : home_id,
      atMs: nowMs,
    })
  for (const [at, { by, text }] of chatLines.entries())
    await addLine(tx, {
      matchId,
      memberId: by,
      text,
      atMs: nowMs - (chatLines.length - at) * MINUTE_MS,
    })
}
