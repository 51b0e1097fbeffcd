import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { call } from '#kit/call.ts'

/** What somebody has to be a person for: one code to one phone, or one login. */
export interface PersonReason {
  readonly subject: string
  readonly purpose: string
}

/** Shows that a person asks, before anything is sent. False when that failed or was given up. */
export type PersonCheck = (reason: PersonReason) => Promise<boolean>

/** Asks where the house wants it. Without an answer to that the limits of the server stand alone. */
export const askWhereWanted: PersonCheck = async (reason) => {
  const wanted = await call(statsEndpoints.config, {}).then(
    ({ captcha }) => captcha === true,
    () => false,
  )
  if (!wanted) return true
  const { askPerson } = await import('#features/captcha/parts/public.ts')
  return askPerson(reason)
}
