import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { basketballCatalogueQuery } from './basketball.queries.ts'
import { catalogueQuery } from './data.queries.ts'

const LONGEST_WORD = 40

/** Competitions, teams and players of both sports that a word finds. */
export function useDataFinds(word: string) {
  const wanted = useDeferredValue(word.normalize('NFKC').trim().slice(0, LONGEST_WORD))
  const football = useQuery({ ...catalogueQuery(wanted), placeholderData: keepPreviousData })
  const basketball = useQuery({
    ...basketballCatalogueQuery(wanted),
    placeholderData: keepPreviousData,
  })
  const found = {
    football: football.data && {
      leagues: football.data.categories.flatMap(({ leagues }) => leagues),
      teams: football.data.teams,
      players: football.data.players,
    },
    basketball: basketball.data,
  }
  return {
    found,
    isNothing: Object.values(found).every((each) => !each || isNothing(each)),
    loading: football.isPending || basketball.isPending,
    failed: football.isError && basketball.isError,
    retry: () => {
      void football.refetch()
      void basketball.refetch()
    },
  }
}

interface Groups {
  readonly leagues: readonly unknown[]
  readonly teams: readonly unknown[]
  readonly players: readonly unknown[]
}

export const isNothing = ({ leagues, teams, players }: Groups): boolean =>
  leagues.length + teams.length + players.length === 0
