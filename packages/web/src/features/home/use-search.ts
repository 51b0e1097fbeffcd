import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useDataFinds } from '#features/data/parts/public.ts'
import { read, readGateway } from '#kit/read.ts'
import { findsOf } from './search-finds.ts'

const NO_DAY = { leagues: [], matches: [] }

/** Looks through what is open to everyone: the data of both sports, today's matches and the plans on sale. */
export function useSearch(word: string) {
  const day = useQuery(readGateway(footballGateway.getMatchListByDate, { company: 6 }))
  const plans = useQuery(read(planEndpoints.list, { kind: 'all', pageNo: 1, pageSize: 100 }))
  const data = useDataFinds(word)
  const wanted = useDeferredValue(word)
  const finds = useMemo(
    () => findsOf(wanted, day.data ?? NO_DAY, plans.data?.dataList ?? []),
    [wanted, day.data, plans.data],
  )
  const retry = () => {
    void day.refetch()
    void plans.refetch()
    data.retry()
  }
  return {
    finds,
    data: data.found,
    isNothing: data.isNothing && finds.matches.length + finds.plans.length === 0,
    loading: day.isPending || plans.isPending || data.loading,
    failed: day.isError && plans.isError && data.failed,
    retry,
  }
}
