import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { action } from '#kit/action.ts'
import type { Call } from '#kit/call.ts'
import { memberByPhone } from './member.repo.ts'
import { openSession } from './open-session.ts'
import { holderOf, tryCode } from './phone-code.ts'
import { enrol } from './registration.repo.ts'

export const loginWithCode = action(authEndpoints.loginWithCode, (input, call) =>
  enterWithCode(input, call),
)

interface Typed {
  readonly phone: string
  readonly code: string
  readonly shareId?: string | undefined
}

type Entering = Omit<Call<typeof authEndpoints.loginWithCode>, 'refuse'> & {
  refuse(
    code: 'code.wrong' | 'code.gone' | 'login.blocked' | 'member_held',
    data: Record<string, never>,
  ): never
}

/** Who has the phone comes in. An unknown number becomes a member on the way, without a password. */
export async function enterWithCode({ phone, code, shareId }: Typed, call: Entering) {
  const { ports } = call
  const holder = holderOf(call, call.actor?.sessionId)
  const verdict = await tryCode(ports, { phone, purpose: 'loginOrRegister', holder, code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})

  const memberId = await ports.db.transaction(async (tx) => {
    const known = await memberByPhone(tx, phone)
    if (known) return known.id
    const { agentId } = call
    return (await enrol(tx, ports, { phone, way: 'code', passwordHash: '', shareId, agentId })).id
  })
  const opened = await openSession(call, { memberId, account: phone })
  return typeof opened === 'string' ? call.refuse(opened, {}) : opened
}
