import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { kindsOf, MESSAGE_DAYS, messagesSince } from '@linmen/domain/message/message-kinds.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { waitingAnnouncements } from './announcement.repo.ts'
import { shownMessage } from './message.present.ts'
import { countSince, messagesOf, newestOfEach, unreadOf, type MessageRow } from './message.repo.ts'

const PAGE = 20
const FOLLOWED = ['expertPlan', 'match'] as const

export const countNew = query(
  messageEndpoints.countNew,
  async (db, { modules }, { actor, nowMs }) => {
    let count = 0
    for (const { module, since } of modules) {
      const sinceMs = Math.max(since, messagesSince(nowMs))
      count += await countSince(db, { memberId: actor.id, sinceMs }, kindsOf(module))
    }
    return { count }
  },
)

export const listFollowed = query(
  messageEndpoints.listFollowed,
  async (db, _input, { actor, nowMs }) => {
    const sight = { memberId: actor.id, sinceMs: messagesSince(nowMs) }
    const wish = { kinds: FOLLOWED, pageNo: 1, pageSize: PAGE }
    const { items } = await messagesOf(db, sight, wish)
    const unread = await unreadOf(db, sight)
    return {
      unread: FOLLOWED.reduce((sum, kind) => sum + (unread.get(kind) ?? 0), 0),
      items: items.map(shownMessage),
    }
  },
)

/** The centre: the newest of every kind and what waits; announcements are named, so that they can be taken in. */
export const countUnread = query(
  messageEndpoints.countUnread,
  async (db, _input, { actor, nowMs }) => {
    const sight = { memberId: actor.id, sinceMs: messagesSince(nowMs) }
    const unread = await unreadOf(db, sight)
    const newest = await newestOfEach(db, sight)
    const announced = await waitingAnnouncements(db, actor.id, sight.sinceMs)
    return {
      unread: [...unread.values()].reduce((sum, count) => sum + count, 0),
      boxes: newest.map((row) => ({
        last: shownMessage(row),
        unread: unread.get(row.kind) ?? 0,
      })),
      announced: announced.map(({ id }) => id),
    }
  },
)

export const list = query(
  messageEndpoints.list,
  async (db, { topic, pageNo }, { actor, nowMs }) => {
    const sight = { memberId: actor.id, sinceMs: messagesSince(nowMs) }
    const rows = await messagesOf(db, sight, { kinds: kindsOf(topic), pageNo, pageSize: PAGE })
    const lastAtMs = rows.items[0]?.created_at_ms
    return {
      ...(await presented(rows, (items) => items.map(shownMessage))),
      header: `仅显示近 ${MESSAGE_DAYS} 天消息`,
      extras: repliesIn(rows.items),
      ...(lastAtMs !== undefined && { lastAtMs }),
    }
  },
)

/** When each sender of letters and replies last wrote. */
function repliesIn(rows: readonly MessageRow[]): Record<string, { repliedAtMs: number }> {
  const answers = rows.filter(({ kind }) => kind === 'letter' || kind === 'reply')
  return Object.fromEntries(
    answers.toReversed().map(({ title, created_at_ms }) => [title, { repliedAtMs: created_at_ms }]),
  )
}

export const countCommunity = query(
  messageEndpoints.countCommunity,
  async (db, { commentsSince, likesSince, followsSince }, { actor, nowMs }) => {
    // Who names no moment means now, and nothing is newer.
    const since = (ms = nowMs) => ({ memberId: actor.id, sinceMs: ms })
    return {
      comments: await countSince(db, since(commentsSince), ['comment', 'reply']),
      likes: await countSince(db, since(likesSince), ['like']),
      follows: await countSince(db, since(followsSince), ['follow']),
    }
  },
)
