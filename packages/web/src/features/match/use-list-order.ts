import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import {
  dayOrder,
  inTab,
  listOrder,
  passes,
  tabCounts,
  type DayTab,
  type ListFilter,
  type ListedMatch,
} from '@linmen/domain/match/list/match-list.ts'
import { listedPhase } from '@linmen/domain/shield/listed-phase.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore, type Store } from '#kit/store.ts'
import { extrasOf, stars } from '#features/match/follow/follow-store.ts'
import { footballBoard } from './football-board.ts'

export const IDLE_MS = 5000
const NONE: readonly string[] = []

interface Wish<Match> {
  readonly matches: readonly Match[]
  readonly filter: ListFilter
  readonly tab: DayTab
  readonly followedOnTop: boolean
  /** What the member is known to follow before the stars of the rows are. */
  readonly followed?: readonly string[]
}

/** Where the states of a sport's matches are looked up. */
export interface ListSource<Match> {
  readonly phases: Store<number>
  listedNow(match: Match): ListedMatch
}

/**
 * Which matches the list shows, in which order. Goals and whistles never move a row under the finger:
 * the order follows a choice, a pull, or five quiet seconds.
 */
export function useListOrder<Match>(
  { matches, filter, tab, followedOnTop, followed = NONE }: Wish<Match>,
  { phases: versions, listedNow }: ListSource<Match>,
) {
  const phases = useStore(versions)
  const starred = useStore(stars)
  const [turn, setTurn] = useState(0)
  const resort = useCallback(() => setTurn((last) => last + 1), [])

  // The two versions stand for what listedNow reads from the stores.
  const listed = useHeld(
    () => matches.map(listedNow).filter((match) => passes(match, filter)),
    [matches, filter, phases, starred],
  )
  const ids = useHeld(() => {
    const inThisTab = listed.filter((match) => inTab(match, tab))
    const known = new Set(followed)
    const marked = inThisTab.map((match) => ({
      ...match,
      followed: match.followed || known.has(match.id),
    }))
    return listOrder(marked, { followedOnTop }).map(({ id }) => id)
  }, [matches, filter, tab, followedOnTop, turn])
  useWhenIdle(resort, `${phases}|${starred}`)
  return { ids, counts: useMemo(() => tabCounts(listed), [listed]), resort }
}

interface FollowedWish<Match> {
  readonly matches: readonly Match[]
  readonly followed: readonly string[]
  readonly today: string
}

/** Followed matches of any day. One whose star is gone stays until the list is put in order again. */
export function useFollowedOrder<Match extends { readonly id: string }>(
  { matches, followed, today }: FollowedWish<Match>,
  { phases, listedNow }: ListSource<Match>,
) {
  const version = `${useStore(phases)}|${useStore(stars)}`
  const [turn, setTurn] = useState(0)
  const resort = useCallback(() => setTurn((last) => last + 1), [])
  const ids = useHeld(() => {
    const wanted = new Set(followed)
    const listed = matches.filter(({ id }) => wanted.has(id)).map(listedNow)
    return dayOrder(listed, today).map(({ id }) => id)
  }, [matches, today, turn])
  useWhenIdle(resort, version)
  return { ids, resort }
}

/** A value that is made again only when the key changes, whatever else it was made from. */
function useHeld<T>(make: () => T, key: readonly unknown[]): T {
  const held = useRef<{ key: readonly unknown[]; value: T }>(null)
  if (!held.current?.key.every((part, at) => Object.is(part, key[at])))
    held.current = { key, value: make() }
  return held.current.value
}

/** Runs once the version has changed and nobody has touched the page for five seconds. */
function useWhenIdle(run: () => void, version: string): void {
  const done = useRef(version)
  useEffect(() => {
    if (done.current === version) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        done.current = version
        run()
      }, IDLE_MS)
    }
    const signs = ['pointerdown', 'touchmove', 'scroll', 'keydown'] as const
    signs.forEach((sign) => addEventListener(sign, wait, { passive: true }))
    wait()
    return () => {
      clearTimeout(timer)
      signs.forEach((sign) => removeEventListener(sign, wait))
    }
  }, [run, version])
}

export const footballSource: ListSource<FootballMatch> = {
  phases: footballBoard.phases,
  listedNow: (match) => {
    const { id, leagueId, kickOffAtMs, lotteries } = match
    const { live, syncing } = footballBoard.viewOf(match).get()
    return {
      id,
      leagueId,
      kickOffAtMs,
      lotteries,
      ...listedPhase({ id, phase: live.phase, syncing }, footballBoard.playing.get()),
      followed: extrasOf(id).get().followed,
    }
  },
}
