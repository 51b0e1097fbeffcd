import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#kit/call.ts'
import { read } from '#kit/read.ts'
import { whenIdle } from '#kit/rows/when-idle.ts'
import { asTurned, takeExtras } from '#features/match/follow/follow-store.ts'

/** Stars and plan counts, asked apart because they depend on who is looking, once the matches stand. */
export function useExtras(ids: readonly string[], sport: Sport = 'football'): void {
  const input = { ids: [...ids], sport }
  const { data } = useQuery({
    ...read(matchEndpoints.followStates, input),
    queryFn: async ({ signal }) => {
      await whenIdle()
      return asTurned(() => call(matchEndpoints.followStates, input, { signal }))
    },
    enabled: ids.length > 0,
  })
  useEffect(() => {
    if (data) takeExtras(data.states)
  }, [data])
}
