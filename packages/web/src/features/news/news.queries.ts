import type { ArticleChannel } from '@linmen/contract/home/article.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { read, readsOf } from '#kit/read.ts'

export const newsQueries = {
  home: (channel?: ArticleChannel) => read(homeEndpoints.news, channel ? { channel } : {}),
  article: (id: string) => read(homeEndpoints.lookArticle, { id }),
  /** A channel from its newest article on; what comes after one is asked for by its number. */
  channel: (moduleId: string) =>
    infiniteQueryOptions({
      queryKey: [...readsOf(homeEndpoints.moreNews), moduleId, 'pages'] as const,
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const input = { moduleId, ...(pageParam !== null && { after: pageParam }) }
        return call(homeEndpoints.moreNews, input, { signal })
      },
      getNextPageParam: ({ items, hasNext }) => (hasNext ? (items.at(-1)?.id ?? null) : null),
    }),
}
