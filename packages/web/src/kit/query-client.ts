import { QueryCache, QueryClient } from '@tanstack/react-query'
import { reactTo } from './react-to.ts'
import { Outage } from './failure.ts'
import { DEFAULT_FRESH_MS } from './freshness.ts'
import { situations, type Policy } from './error-policy.ts'
import { onSession } from './login-state.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly policy?: Policy }
  }
}

/** The cache of everything read. Failures show where the content would be, except a lost login. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => reactTo(error, query.meta?.policy ?? situations.inPlace),
    }),
    defaultOptions: {
      queries: {
        staleTime: DEFAULT_FRESH_MS,
        gcTime: 10 * 60_000,
        retry: (failures, error) => error instanceof Outage && failures < 1,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // What a member read is not for the next person on the same device.
  onSession(() => void client.resetQueries())
  return client
}
