import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { read } from '#kit/read.ts'

const LATEST = 5

export const planQueries = {
  detail: (id: string) => read(planEndpoints.look, { id }),
  latest: () => read(planEndpoints.list, { kind: 'all', pageNo: 1, pageSize: LATEST }),
  hotExperts: () => read(expertEndpoints.home, {}),
}
