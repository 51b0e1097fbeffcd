import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { command } from '#kit/command.ts'
import { isOn } from '#kit/operator/feature-switch.ts'
import { query } from '#kit/query.ts'
import { endSession } from '#kit/session/session-store.ts'
import { issueNonce } from './login-nonce.ts'
import { loginWithCode } from './login-with-code.ts'
import { loginWithPassword } from './login.ts'
import { register } from './register.ts'
import { checkRetrieveCode, resetPassword } from './retrieve-password.ts'
import { sendCodeBindings } from './send-code.ts'
import { campaignsRun } from '#features/ad/public.ts'
import { transportKey } from './transport-key.ts'

export const authBindings: Binding[] = [
  loginWithPassword,
  loginWithCode,
  register,
  checkRetrieveCode,
  resetPassword,
  ...sendCodeBindings,

  command(authEndpoints.logout, async (tx, _input, call) => {
    await endSession(tx, call, call.actor.sessionId)
    call.session.end()
    return {}
  }),

  query(authEndpoints.checkLogin, async (_db, _input, { actor, signKey }) =>
    actor && signKey !== null
      ? { loggedIn: true, sessionId: actor.sessionId, signKey }
      : { loggedIn: false },
  ),

  query(statsEndpoints.config, async (db, _input, { ports, nowMs }) => {
    const { kid, publicKey } = await transportKey(ports)
    const { servicePhone, appLink, partners, expertApplications } = ports.settings
    return {
      promotion: await campaignsRun(db, nowMs),
      ...(servicePhone !== null && { servicePhone }),
      ...(appLink !== null && { appLink }),
      captcha: ports.personCheck !== undefined,
      showPartner: partners,
      expertApply: expertApplications && (await isOn(db, 'expertApply')) ? '1' : '0',
      rsa: { kid, publicKey, nonce: issueNonce(ports) },
    }
  }),
]
