import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLoggedIn } from '#kit/login-state.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { closeTip, offerTip } from '#kit/tip.ts'
import { takeFollowed } from './follow-store.ts'
import { useExtras } from '#features/match/use-extras.ts'
import { useTaken } from '#features/match/use-match-day.ts'

/** As many as one question may name, and as a page of follows holds. */
export const MOST_FOLLOWED = 300
const NONE: readonly string[] = []

/** What the member follows of a sport: numbers alone, and those of them a list may ask for. */
export function useFollows(sport: Sport) {
  const loggedIn = useLoggedIn()
  const follows = useQuery({
    ...read(matchEndpoints.listFollowed, { pageNo: 1, pageSize: 300, sport }),
    enabled: loggedIn,
  })
  const ids = loggedIn ? (follows.data?.matchIds ?? NONE) : NONE
  useLayoutEffect(() => takeFollowed(ids), [ids])
  const asked = useKept(ids.slice(0, MOST_FOLLOWED))
  const isNothing = !loggedIn || (follows.data !== undefined && asked.length === 0)
  useEffect(() => {
    if (ids.length > 0) closeTip()
    else if (isNothing) offerTip()
  }, [ids, isNothing])
  return { follows, ids, asked, isNothing }
}

/** What the member follows, whatever the day. The matches themselves are asked for only when shown. */
export function useFollowed(shown: boolean, company: number) {
  const { follows, ids, asked, isNothing } = useFollows('football')
  const list = useQuery({
    ...read(homeEndpoints.footballMatches, { ids: [...asked], company }),
    enabled: shown && asked.length > 0,
    placeholderData: keepPreviousData,
  })
  useTaken(list.data)
  useExtras(shown ? asked : NONE)
  const { dataUpdatedAt } = follows
  return {
    ids,
    list,
    asking: isAsking(follows),
    query: isNothing
      ? { ...list, data: null, error: null, isPending: false, dataUpdatedAt }
      : follows.error && !follows.data
        ? follows
        : list,
  }
}

/** The first answer about the follows is on its way; a failed one is not waited for. */
export const isAsking = (follows: { isLoading: boolean; failureCount: number }): boolean =>
  follows.isLoading && follows.failureCount === 0

/** A list is not drawn in one order to be drawn in another when the follows are known. */
export const onceSettled = (list: Loading<unknown>, asking: boolean): Loading<unknown> =>
  asking ? { ...list, data: undefined, error: null, isPending: true } : list

/** A star taken away leaves its row in place until the list is put in order again. */
function useKept(ids: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(ids)
  if (ids.some((id) => !kept.includes(id)))
    setKept([...new Set([...ids, ...kept])].slice(0, MOST_FOLLOWED))
  return kept
}
