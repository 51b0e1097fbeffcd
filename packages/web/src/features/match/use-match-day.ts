import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLive } from '#kit/live.ts'
import { eachPiece } from '#kit/wire/pieces.ts'
import { readGateway } from '#kit/read.ts'
import { rowsOf, seenAs } from '#kit/device/seen-now.ts'
import { catchUp } from './catch-up.ts'
import { asShown, shownAsOf } from './last-seen.ts'
import { footballBoard } from './football-board.ts'
import { useExtras } from './use-extras.ts'

seenAs(footballGateway.getMatchListByDate, (day) => ({
  ...day,
  asOfMs: shownAsOf(day.asOfMs, footballBoard),
  matches: asShown(day.matches, footballBoard),
}))
rowsOf(footballGateway.getMatchListByDate, footballBoard.rowOf)

export const footballDayQuery = (date: string, company: number) =>
  readGateway(footballGateway.getMatchListByDate, { date, company })

/** Asks for a day and hands it to the board, so that rows find their matches there. */
export async function prepareDay(queries: QueryClient, date: string, company: number) {
  const query = footballDayQuery(date, company)
  await queries.prefetchQuery(query)
  const day = queries.getQueryData(query.queryKey)
  if (day) await eachPiece(day.matches, (matches) => footballBoard.take(matches, day.asOfMs))
}

/** One day's matches: fetched once, then kept up to date by what the server pushes. */
export function useMatchDay(day: string, company: number) {
  const list = useQuery(footballDayQuery(day, company))
  useTaken(list.data)
  useFootballLive(() => void list.refetch())
  useExtras(list.data?.matches.map(({ id }) => id) ?? [])
  return list
}

/** Hands an answer to the board. */
export function useTaken(
  answer: { matches: readonly FootballMatch[]; asOfMs: number } | undefined,
): void {
  useLayoutEffect(() => {
    if (answer) footballBoard.take(answer.matches, answer.asOfMs)
  }, [answer])
}

/** Follows the live topic with the board. `missed` runs when more than scores may have been missed. */
export function useFootballLive(missed: () => void): void {
  useLive(footballLive, {
    snapshot: (all) => {
      // The snapshot brings every score; odds and new matches are in the list.
      const heard = footballBoard.asOf.get()
      footballBoard.takeSnapshot(all)
      if (heard > 0) catchUp(all.asOfMs - heard, missed)
    },
    delta: (delta) => {
      if (delta.kind === 'pulse') footballBoard.heardAt(delta.asOfMs)
      else footballBoard.takeChange(delta)
    },
  })
}
