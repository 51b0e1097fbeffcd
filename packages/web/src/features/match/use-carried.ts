import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#kit/read.ts'
import { useStore } from '#kit/store.ts'
import { footballBoard } from './football-board.ts'
import { useExtras } from './use-extras.ts'
import { useTaken } from './use-match-day.ts'

const MOST = 100
const NONE: readonly string[] = []

/**
 * Today's list with the matches of the day before that are still being played at noon, so that what
 * is on is all of what is on. Another day is left as it is.
 */
export function useCarried(
  day: FootballDay | undefined,
  isToday: boolean,
  company: number,
): FootballDay | undefined {
  const playing = useStore(footballBoard.playing)
  const ids = useMemo(() => {
    if (!day || !playing || !isToday) return NONE
    const own = new Set(day.matches.map(({ id }) => id))
    return [...playing]
      .filter((id) => !own.has(id))
      .toSorted()
      .slice(0, MOST)
  }, [day, playing, isToday])
  const { data } = useQuery({
    ...read(homeEndpoints.footballMatches, { ids: [...ids], company }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  useTaken(data)
  useExtras(ids)
  return useMemo(() => {
    if (!day || !data || ids.length === 0) return day
    const known = new Set(day.leagues.map(({ id }) => id))
    const carried = data.matches.filter(({ id }) => ids.includes(id))
    const leagues = data.leagues.filter(({ id }) => !known.has(id))
    return {
      ...day,
      matches: [...day.matches, ...carried],
      leagues: [...day.leagues, ...leagues],
    }
  }, [day, data, ids])
}
