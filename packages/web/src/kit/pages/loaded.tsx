import { failureText } from '#kit/policy/failure-text.ts'
import { useRetry } from '#kit/policy/use-retry.ts'
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import type { ReactNode } from 'react'
import { KeptNotice } from './kept-notice.tsx'

/** The part of a query that decides what stands on the page. */
export interface Loading<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly dataUpdatedAt: number
  refetch(): unknown
}

export interface LoadedProps<T> {
  readonly query: Loading<T>
  /** As high as what will replace it. */
  readonly skeleton?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  readonly empty?: EmptyStateProps
  readonly children: (data: T) => ReactNode
}

/** Skeleton, error, empty or content. Old content stays when a refresh fails. */
export function Loaded<T>({ query, skeleton, isEmpty, empty, children }: LoadedProps<T>) {
  const { data, error } = query
  const retry = useRetry(query)
  if (data === undefined) {
    if (error && !query.isPending)
      return <ErrorState title={failureText(error)} busy={query.isFetching} onRetry={retry} />
    return skeleton ?? <SkeletonCards />
  }
  return (
    <>
      {error && (
        <KeptNotice sinceMs={query.dataUpdatedAt} busy={query.isFetching} onRetry={retry} />
      )}
      {empty && isEmpty?.(data) ? <EmptyState {...empty} /> : children(data)}
    </>
  )
}
