import { QueryClientContext, type Query } from '@tanstack/react-query'
import { useContext } from 'react'

/** Asks again for what failed, and for whatever else in sight did: one press mends the page. */
export function useRetry(query: { refetch(): unknown }): () => void {
  const client = useContext(QueryClientContext)
  return () => {
    void query.refetch()
    void client?.refetchQueries({ type: 'active', predicate: hasFailed })
  }
}

const hasFailed = ({ state }: Query) => state.status === 'error' && state.fetchStatus === 'idle'
