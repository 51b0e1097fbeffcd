import type { Article } from '@linmen/contract/home/article.schemas.ts'
import type { Reader } from '#db/port.ts'
import { lineOfMatch, matchBriefs } from '#features/match/public.ts'
import type { ArticleRow } from './article.repo.ts'

/** Articles as the contract tells them, with the matches they speak of. */
export async function presentArticles(db: Reader, rows: readonly ArticleRow[]): Promise<Article[]> {
  const matches = await matchBriefs(
    db,
    rows.flatMap(({ match_id }) => match_id ?? []),
  )
  return rows.map((row) => {
    const match = row.match_id === null ? undefined : matches.get(row.match_id)
    return {
      id: row.id,
      channel: row.channel,
      title: row.title,
      plainTitle: row.plain_title,
      summary: row.summary,
      author: row.author,
      source: row.source,
      automatic: row.automatic,
      demo: row.demo,
      publishedAtMs: row.published_at_ms,
      reads: row.reads,
      ...(match && {
        match: {
          ...lineOfMatch(match),
          homeId: match.home.id,
          awayId: match.away.id,
          ...(row.ended_at_ms !== null && { endedAtMs: row.ended_at_ms }),
        },
      }),
    }
  })
}
