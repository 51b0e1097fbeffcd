import { communityEndpoints } from '@linmen/contract/community/community.endpoints.ts'
import { boughtBy } from '#features/sale/public.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'

/** What an expert has interpreted; what anybody else has bought. Newest first. */
export const listOwnInterpretations = query(
  communityEndpoints.listOwnInterpretations,
  async (db, wish, { actor }) => {
    const bought = actor.role === 'expert' ? null : await boughtBy(db, actor.id, 'interpretation')
    const page = await pageFrom(
      db
        .selectFrom('interpretation')
        .select(['id', 'title', 'sport', 'published_at_ms'])
        .where((where) =>
          bought === null ? where('expert_id', '=', actor.id) : where('id', 'in', ['', ...bought]),
        )
        .orderBy('published_at_ms', 'desc')
        .orderBy('id', 'desc'),
      wish,
    )
    return presented(page, (rows) =>
      rows.map(({ id, title, sport, published_at_ms: publishedAtMs }) => ({
        ...{ id, title, publishedAtMs },
        ...((sport === 'football' || sport === 'basketball') && { sport }),
      })),
    )
  },
)
