import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useHost } from '#kit/host.ts'
import { basketballCatalogueQuery } from './basketball.queries.ts'
import { catalogueQuery } from './league.queries.ts'

export const SPORTS = ['football', 'basketball'] as const
export type Sport = (typeof SPORTS)[number]

const LONGEST_WORD = 40

/** Competitions, teams and players of both sports, or of one, that a word finds. */
export function useDataFinds(word: string, sports: readonly Sport[] = SPORTS) {
  const { shows } = useHost()
  const wanted = useDeferredValue(word.normalize('NFKC').trim().slice(0, LONGEST_WORD))
  const football = useQuery({
    ...catalogueQuery(wanted),
    placeholderData: keepPreviousData,
    enabled: sports.includes('football'),
  })
  const basketball = useQuery({
    ...basketballCatalogueQuery(wanted),
    placeholderData: keepPreviousData,
    enabled: sports.includes('basketball') && shows('basketball'),
  })
  const asked = [football, basketball].filter(({ isEnabled }) => isEnabled)
  const ofFootball = useMemo(
    () =>
      football.data && {
        leagues: football.data.categories.flatMap(({ leagues }) => leagues),
        teams: football.data.teams,
        players: football.data.players,
      },
    [football.data],
  )
  const found = {
    football: football.isEnabled && ofFootball,
    basketball: basketball.isEnabled && basketball.data,
  }
  return {
    found,
    isNothing: Object.values(found).every((each) => !each || hasNothing(each)),
    loading: asked.some(({ isPending }) => isPending),
    failed: asked.every(({ isError }) => isError),
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  }
}

interface Groups {
  readonly leagues: readonly unknown[]
  readonly teams: readonly unknown[]
  readonly players: readonly unknown[]
}

export const hasNothing = ({ leagues, teams, players }: Groups): boolean =>
  leagues.length + teams.length + players.length === 0
