import type { Ports } from '#kit/ports.ts'

/** A post, its topic, a comment of somebody else, and an article. */
export async function communityDemoIds({ db }: Ports): Promise<Record<string, string>> {
  const post = await db.read
    .selectFrom('post')
    .select(['id', 'topic_id'])
    .where('post_id', 'is', null)
    .where('state', '=', 'shown')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const article = await db.read
    .selectFrom('article')
    .select('id')
    .where('removed_at_ms', 'is', null)
    .where('channel', '!=', 'flash')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return {
    channelId: '1',
    keyWord: '英超',
    otherMemberId: 'feng',
    ...(post && { postId: post.id, topicId: post.topic_id ?? '' }),
    ...(article && { informationId: article.id }),
  }
}
