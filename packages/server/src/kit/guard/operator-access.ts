import type { FastifyRequest } from 'fastify'
import type { Permission } from '@linmen/contract/kit/permission.ts'
import { mayAct, operatorStanding } from '#kit/operator/operator-session.ts'
import type { Ports } from '#kit/ports.ts'
import { Refused, refuse } from '#kit/refused.ts'
import type { LiveSession } from '#kit/session/session-store.ts'

const FACTOR_FIRST = '请先在运营台完成两步验证'

/** Lets an operator through whose role allows it and who has shown the second factor. No permission, no way. */
export async function checkOperator(
  ports: Ports,
  permission: Permission | undefined,
  session: LiveSession | null,
  request: FastifyRequest,
): Promise<void> {
  const standing = session && (await standingIn(ports, session, request))
  if (permission !== undefined && mayAct(standing, permission)) return
  // The code is the common one: a page that knows nothing of consoles shows the words.
  if (standing && !standing.proven) throw new Refused('no_permission', FACTOR_FIRST, {})
  refuse('no_permission', {})
}

/** The same question where the answer is no refusal. */
export const mayOperatorSee = async (
  ports: Ports,
  permission: Permission,
  session: LiveSession | null,
  request: FastifyRequest,
): Promise<boolean> =>
  session !== null && mayAct(await standingIn(ports, session, request), permission)

const standingIn = (ports: Ports, { member, publicId }: LiveSession, request: FastifyRequest) =>
  operatorStanding(ports, {
    memberId: member.id,
    sessionId: publicId,
    userAgent: request.headers['user-agent'] ?? '',
  })
