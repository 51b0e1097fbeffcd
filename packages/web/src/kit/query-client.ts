import type { Subject } from '@linmen/contract'
import {
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query'
import { Outage } from './failure.ts'
import type { Policy } from '#kit/policy/error-policy.ts'
import { onSession, sessionTurn } from './login-state.ts'
import { redirectFromHere, type Redirect } from './redirect.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly policy?: Policy; readonly about?: readonly Subject[] }
  }
}

/** How long an answer may be shown without asking again, where its row does not say. */
const FRESH_MS = 30_000

/** The cache of everything read. Failures show where the content would be, except a lost login. */
export function createQueryClient(): QueryClient {
  const begun = new WeakMap<object, Redirect>()
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void react(error, begun.get(query)!, query.meta?.policy),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: 10 * 60_000,
        retry: (failures, error) => error instanceof Outage && failures < 1,
        networkMode: 'always',
        // What failed or grew old without a network is asked for again when there is one.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  // It believes in a network until it hears otherwise, and a start without one is never told.
  onlineManager.setOnline(navigator.onLine)
  forgetAtLogin(client)
  client.getQueryCache().subscribe((event) => {
    if (isFetch(event)) begun.set(event.query, redirectFromHere())
  })
  return client
}

/**
 * What a member read is not for the next person on the same device. What was asked for since the login is theirs, and
 * stays: a page that is thrown away under a hand forgets what was chosen on it.
 */
function forgetAtLogin(client: QueryClient): void {
  const askedIn = new WeakMap<object, number>()
  client.getQueryCache().subscribe((event) => {
    if (isFetch(event)) askedIn.set(event.query, sessionTurn())
  })
  const isOfAnother = (query: object) => askedIn.get(query) !== sessionTurn()
  onSession(() => void client.resetQueries({ predicate: isOfAnother }))
}

const isFetch = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated' && event.action.type === 'fetch'

// What to do about a failure is rarely needed and never at the start.
async function react(error: unknown, redirect: Redirect, policy?: Policy): Promise<void> {
  const { reactTo, shownInPlace } = await import('#kit/policy/react-to.ts')
  reactTo(error, redirect, policy ?? shownInPlace)
}
