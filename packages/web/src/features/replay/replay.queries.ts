import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { read, readPages } from '#kit/read.ts'

export const replayQueries = {
  detail: (id: string) => read(replayEndpoints.look, { id }),
  thread: (id: string) => read(replayEndpoints.lookComment, { id }),
}

/** `all` leaves none out. */
export const replayPages = (expertId?: string, besides = 'all') =>
  readPages(replayEndpoints.list, { id: besides, ...(expertId !== undefined && { expertId }) })

export const commentPages = (replayId: string) =>
  readPages(replayEndpoints.listComments, { replayId })
