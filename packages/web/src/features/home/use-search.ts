import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useDataFinds } from '#features/data/parts/public.ts'
import { useFoundMatches } from '#features/match-search/parts/public.ts'
import { read } from '#kit/read.ts'
import { plansOf } from './find-plans.ts'

const SPORTS = ['football', 'basketball'] as const

/** Looks through what is open to everyone: the data of both sports, today's matches and the newest plans. */
export function useSearch(word: string) {
  const asked = useQuery(read(planEndpoints.list, { kind: 'all', pageNo: 1, pageSize: 100 }))
  const data = useDataFinds(word)
  const matches = useFoundMatches(word, SPORTS, data.found)
  const wanted = useDeferredValue(word)
  const { football: teams, basketball: clubs } = data.found
  const plans = useMemo(
    () => plansOf(wanted, asked.data?.dataList ?? [], { football: teams, basketball: clubs }),
    [wanted, asked.data, teams, clubs],
  )
  const { football, basketball } = matches
  const retry = () => {
    matches.retry()
    void asked.refetch()
    data.retry()
  }
  return {
    football,
    basketball,
    plans,
    data: data.found,
    isNothing: data.isNothing && football.length + basketball.length + plans.length === 0,
    loading: matches.loading || asked.isPending || data.loading,
    failed: matches.failed && asked.isError && data.failed,
    retry,
  }
}
