import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { action } from '#kit/action.ts'
import { enterWithCode, sendCode } from '#features/auth/public.ts'

/** The carrier's people come in by their phone, with the codes everybody gets. */
export const sendHzLoginCode = action(hostEndpoints.sendHzLoginCode, (input, call) =>
  sendCode('sendLoginCode', input, call),
)

export const loginWithHzCode = action(hostEndpoints.loginWithHzCode, (input, call) =>
  enterWithCode(input, call),
)
