import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { read, readPages, readsOf } from '#kit/read.ts'

export const videoQueries = {
  detail: (id: string) => read(videoEndpoints.look, { id }),
  /** An address that plays for minutes. */
  content: (id: string) => read(videoEndpoints.content, { id }),
  related: (id: string) => read(videoEndpoints.listRelated, { id }),
  expert: (expertId: string) => read(videoEndpoints.expert, { expertId }),
}

export const videoPages = (besides?: string) =>
  readPages(videoEndpoints.list, { ...(besides !== undefined && { excludedIds: [besides] }) })

export const videosOfExpert = (expertId: string) =>
  readPages(videoEndpoints.listByExpert, { expertId, kind: 2, pageSize: 20 })

/** Page after page from the last one that was shown. */
export const filmedReplays = () =>
  infiniteQueryOptions({
    queryKey: [...readsOf(videoEndpoints.listReplays), 'pages'] as const,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(videoEndpoints.listReplays, pageParam === '' ? {} : { after: pageParam }, { signal }),
    getNextPageParam: ({ items, hasNext }) => (hasNext ? items.at(-1)?.id : undefined),
  })
