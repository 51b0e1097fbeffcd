import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'

/** What the expert has written besides plans, free for everybody. */
export function ExpertArticles({ expertId }: { expertId: string }) {
  const query = useInfiniteQuery(
    readPages(articleEndpoints.listArticles, { expertId, pageSize: 10 }),
  )
  return (
    <PagedRows
      query={query}
      keyOf={({ id }) => id}
      row={({ id, title, publishedAtMs }) => (
        <ListRow
          title={title}
          note={beijingDay(publishedAtMs).slice(5)}
          href={hrefTo('ExpertArticlePage', { id })}
        />
      )}
      empty={{ title: '还没有文章' }}
    />
  )
}
