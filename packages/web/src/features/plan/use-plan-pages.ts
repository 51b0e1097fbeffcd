import type { InputOf } from '@linmen/contract'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#kit/read.ts'

type Filter = Partial<Omit<InputOf<typeof planEndpoints.list>, 'pageNo' | 'pageSize'>>

/** Plans page by page, narrowed by whatever the page is about. */
export const usePlanPages = (filter: Filter) =>
  useInfiniteQuery(readPages(planEndpoints.list, { kind: 'all', pageSize: 10, ...filter }))
