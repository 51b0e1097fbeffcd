import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { endSession } from '#kit/session/session-store.ts'
import { issueNonce } from './login-nonce.ts'
import { loginWithPassword } from './login.ts'
import { transportKey } from './transport-key.ts'

export const authBindings: Binding[] = [
  loginWithPassword,

  command(authEndpoints.logout, async (tx, _input, { actor, nowMs, session }) => {
    await endSession(tx, actor.sessionId, nowMs)
    session.end()
    return {}
  }),

  query(authEndpoints.checkLogin, async (_db, _input, { actor, signKey }) =>
    actor && signKey !== null
      ? { loggedIn: true, sessionId: actor.sessionId, signKey }
      : { loggedIn: false },
  ),

  query(statsEndpoints.config, async (_db, _input, { ports }) => {
    const { kid, publicKey } = await transportKey(ports)
    const { servicePhone } = ports.settings
    return {
      // No promotion is running: their area is not open yet.
      promotion: false,
      ...(servicePhone !== null && { servicePhone }),
      rsa: { kid, publicKey, nonce: issueNonce(ports) },
    }
  }),
]
