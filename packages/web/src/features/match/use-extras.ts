import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoggedIn } from '#kit/login-state.ts'
import { read } from '#kit/read.ts'
import { takeExtras } from './follow-store.ts'

/** Stars and plan counts, asked apart because they depend on who is looking. */
export function useExtras(ids: readonly string[], sport: Sport = 'football'): void {
  const loggedIn = useLoggedIn()
  const extras = useQuery({
    ...read(matchEndpoints.followStates, { ids: [...ids], sport }),
    enabled: ids.length > 0,
  })
  const { refetch } = extras
  useEffect(() => {
    if (extras.data) takeExtras(extras.data.states)
  }, [extras.data])
  useEffect(() => {
    if (ids.length > 0) void refetch()
  }, [loggedIn, refetch, ids.length])
}
