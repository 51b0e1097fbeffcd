import type { loginRefusals } from '@linmen/contract/auth/auth.schemas.ts'
import type { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import type { sendCodeRefusals } from '@linmen/contract/auth/code.refusals.ts'
import type { captchaStale, captchaWrong } from '@linmen/contract/captcha/captcha.refusals.ts'
import type { RefusalsOf } from '@linmen/contract'
import * as texts from '@linmen/contract/texts.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

/** The pages of login, registration and lost passwords say at the field what was wrong with it. */
export const authPolicy: PolicyFor<
  typeof loginRefusals &
    RefusalsOf<typeof authEndpoints.register> &
    RefusalsOf<typeof authEndpoints.resetPassword> &
    typeof sendCodeRefusals &
    typeof captchaStale &
    typeof captchaWrong
> = {
  'login.wrong': page,
  'login.stale': page,
  'login.blocked': toast(),
  'login.busy': toast(),
  'login.captcha': page,
  'password.form': page,
  'password.common': page,
  'code.wrong': page,
  'code.gone': page,
  'register.taken': page,
  'ticket.gone': page,
  'code.no_phone': toast(),
  'code.wait': toast(),
  phone_error: toast(2000, texts.phoneFormat),
  check_error: toast(2000, texts.sliderFailed),
  need_refresh: page,
  'captcha.wrong': page,
}
