import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { query } from '#kit/query.ts'
import { followPage } from './follow.repo.ts'

const PAGE = 20

/** Who follows somebody, newest first; of a moment, only who came after it. */
export const listFans = query(
  messageEndpoints.listFans,
  async (db, { expertId, pageNo, since = 0 }) => {
    const page = await followPage(db, expertId, 'fans', { pageNo, pageSize: PAGE })
    const fresh = page.items.filter((row) => row.followed_at_ms > since)
    return {
      items: fresh.map((row) => ({
        memberId: row.id,
        nickname: row.nickname,
        followedAtMs: row.followed_at_ms,
      })),
      // They come newest first: behind an old one there are only older ones.
      hasNext: page.hasNext && fresh.length === page.items.length,
    }
  },
)
