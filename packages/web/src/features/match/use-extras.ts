import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#kit/read.ts'
import { takeExtras } from './follow-store.ts'

/** Stars and plan counts, asked apart because they depend on who is looking. */
export function useExtras(ids: readonly string[], sport: Sport = 'football'): void {
  const { data } = useQuery({
    ...read(matchEndpoints.followStates, { ids: [...ids], sport }),
    enabled: ids.length > 0,
  })
  useEffect(() => {
    if (data) takeExtras(data.states)
  }, [data])
}
