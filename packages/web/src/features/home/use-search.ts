import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { read, readGateway } from '#kit/read.ts'
import { findsOf } from './search-finds.ts'

const NO_DAY = { leagues: [], matches: [] }

/** Looks through what is already open to everyone: today's matches and the plans on sale. */
export function useSearch(word: string) {
  const day = useQuery(readGateway(footballGateway.getMatchListByDate, { company: 6 }))
  const plans = useQuery(read(planEndpoints.list, { kind: 'all', pageNo: 1, pageSize: 100 }))
  const wanted = useDeferredValue(word)
  const finds = useMemo(
    () => findsOf(wanted, day.data ?? NO_DAY, plans.data?.dataList ?? []),
    [wanted, day.data, plans.data],
  )
  const retry = () => {
    void day.refetch()
    void plans.refetch()
  }
  return {
    finds,
    loading: day.isPending || plans.isPending,
    failed: day.isError && plans.isError,
    retry,
  }
}
