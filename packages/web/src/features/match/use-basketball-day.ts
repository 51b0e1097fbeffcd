import type {
  BasketballDay,
  BasketballMatch,
} from '@linmen/contract/match/basketball-day.schemas.ts'
import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import type { League } from '@linmen/contract/match/football.schemas.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { useLive } from '#kit/live.ts'
import { eachPiece } from '#kit/wire/pieces.ts'
import { readGateway } from '#kit/read.ts'
import { rowsOf, seenAs } from '#kit/device/seen-now.ts'
import { useStore } from '#kit/store.ts'
import { theBasketballBoard } from './basketball-board.ts'
import { catchUp } from './catch-up.ts'
import { asShown, shownAsOf } from './last-seen.ts'
import { useExtras } from './use-extras.ts'

seenAs(basketballGateway.getBkTodayGroupLeagueMatchList, (day) => ({
  ...day,
  asOfMs: shownAsOf(day.asOfMs, theBasketballBoard),
  groups: day.groups.map((group) => ({
    ...group,
    matches: asShown(group.matches, theBasketballBoard),
  })),
}))
rowsOf(basketballGateway.getBkTodayGroupLeagueMatchList, theBasketballBoard.rowOf)

/** Matches with their leagues, as the list and its filter need them. */
export interface BasketballList {
  readonly asOfMs: number
  readonly leagues: readonly League[]
  readonly matches: readonly BasketballMatch[]
}

interface Day {
  readonly day: string
  readonly today: string
  readonly company: number
}

export const basketballDayQuery = (date: string, company: number) =>
  readGateway(basketballGateway.getBkTodayGroupLeagueMatchList, { date, company })

/** Asks for a day and hands it to the board, so that rows find their matches there. */
export async function prepareBasketballDay(queries: QueryClient, date: string, company: number) {
  const query = basketballDayQuery(date, company)
  await queries.prefetchQuery(query)
  const day = queries.getQueryData(query.queryKey)
  if (!day) return
  const { matches, asOfMs } = listOf(day)
  await eachPiece(matches, (piece) => theBasketballBoard.take(piece, asOfMs))
}

/** One day's matches; today also those of the day before that are still being played at noon. */
export function useBasketballDay({ day, today, company }: Day) {
  const query = useQuery(basketballDayQuery(day, company))
  const list = useMemo(() => query.data && listOf(query.data), [query.data])
  const playing = useStore(theBasketballBoard.playing)
  const missing = useMemo(() => {
    const own = new Set(list?.matches.map(({ id }) => id))
    return new Set([...(playing ?? [])].filter((id) => !own.has(id)))
  }, [list, playing])
  const before = useQuery({
    ...basketballDayQuery(addDays(today, -1), company),
    enabled: day === today && list !== undefined && missing.size > 0,
  }).data
  const whole = useMemo(() => {
    const carried = day === today && before ? only(listOf(before), missing) : null
    return list && carried ? together(list, carried) : list
  }, [list, before, missing, day, today])
  useBasketballTaken(whole)
  useExtras(whole?.matches.map(({ id }) => id) ?? [], 'basketball')
  useBasketballLive(() => void query.refetch())
  return { query, whole }
}

/** Hands an answer to the board. */
export function useBasketballTaken(list: BasketballList | undefined): void {
  useLayoutEffect(() => {
    if (list) theBasketballBoard.take(list.matches, list.asOfMs)
  }, [list])
}

/** Follows the live topic with the board. `missed` runs when more than scores may have been missed. */
function useBasketballLive(missed: () => void): void {
  useLive(basketballLiveTopic, {
    snapshot: (all) => {
      const heard = theBasketballBoard.asOf.get()
      theBasketballBoard.takeSnapshot(all)
      if (heard > 0) catchUp(all.asOfMs - heard, missed)
    },
    delta: (delta) => {
      if (delta.kind === 'pulse') theBasketballBoard.heardAt(delta.asOfMs)
      else theBasketballBoard.takeChange(delta)
    },
  })
}

const listOf = ({ groups, asOfMs }: BasketballDay): BasketballList => ({
  asOfMs,
  leagues: groups.map(({ league }) => league),
  matches: groups.flatMap(({ matches }) => matches),
})

function only(list: BasketballList, ids: ReadonlySet<string>): BasketballList {
  const matches = list.matches.filter(({ id }) => ids.has(id))
  const leagues = new Set(matches.map(({ leagueId }) => leagueId))
  return { ...list, matches, leagues: list.leagues.filter(({ id }) => leagues.has(id)) }
}

function together(list: BasketballList, more: BasketballList): BasketballList {
  const known = new Set(list.leagues.map(({ id }) => id))
  return {
    asOfMs: list.asOfMs,
    leagues: [...list.leagues, ...more.leagues.filter(({ id }) => !known.has(id))],
    matches: [...list.matches, ...more.matches],
  }
}
