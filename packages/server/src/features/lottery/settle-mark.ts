import { id } from '@linmen/contract/kit/scalars.ts'
import { shape } from '@linmen/contract/kit/shapes.ts'
import type { JobName } from '#jobs/jobs.ts'

/** The wake-up for whatever was settled by a match before something else was officially drawn for it. */
export const settleMark: JobName<{ matchId: string }> = {
  name: 'settle-mark',
  payload: shape({ matchId: id }),
}
