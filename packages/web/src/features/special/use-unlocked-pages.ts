import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#kit/read.ts'

/** What the member has opened of one tool, or of all of them under nought. */
export const useUnlockedPages = (model: number) =>
  useInfiniteQuery(readPages(modelVipEndpoints.listUnlocked, { model }))
