import { articleChannel } from '@linmen/contract/home/article.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { newsQueries } from '#features/news/news.queries.ts'
import { FlashRow } from '#features/news/parts/article-row.tsx'

const FLASH = String(articleChannel.encode('flash'))

/** What just happened, one sentence each. */
export function Page() {
  const query = useInfiniteQuery(newsQueries.channel(FLASH))
  return (
    <PagedList
      title="快讯"
      query={query}
      keyOf={({ id }) => id}
      row={(article) => <FlashRow article={article} />}
      empty={{
        title: '还没有快讯',
        text: '比赛结束时会有一条，标明来源',
        action: { text: '看资讯', href: hrefTo('InformationPage')! },
      }}
    />
  )
}
