import { useEffect } from 'react'

interface Pages {
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
}

/**
 * Asks page after page until there is no more, and says whether everything is there: whoever leaves out what is newest,
 * or draws a line from the beginning, cannot do with the first page.
 */
export function useWholePages(pages: Pages): boolean {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const asks = hasNextPage && !isFetching && !isFetchNextPageError
  // A page that comes at once is seen by its data alone.
  useEffect(() => {
    if (asks) void fetchNextPage()
  }, [asks, data, fetchNextPage])
  return data !== undefined && !hasNextPage
}
