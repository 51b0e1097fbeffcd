import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import { giveFree } from '#features/interpretation/public.ts'
import { command } from '#kit/command.ts'

export const unlockFree = command(
  videoEndpoints.unlockFree,
  (tx, { id }, call) => giveFree(tx, id, call),
  { onceByNature: true },
)
