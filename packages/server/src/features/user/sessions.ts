import { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import { brandNames } from '#features/host/public.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { endSession, sessionsOf } from '#kit/session/session-store.ts'

export const listSessions = query(
  sessionEndpoints.listSessions,
  async (db, _input, { actor, nowMs }) => {
    const sessions = await sessionsOf(db, actor.id, nowMs)
    const brands = await brandNames(db)
    return {
      sessions: sessions.map((session) => {
        const brand = brands.get(session.agent_id ?? '')
        return {
          id: session.public_id,
          isCurrent: session.public_id === actor.sessionId,
          kind: session.kind,
          platform: session.platform ?? '',
          agentId: session.agent_id ?? '',
          ...(brand !== undefined && { brand }),
          beganAtMs: session.created_at_ms,
          seenAtMs: session.seen_at_ms,
        }
      }),
    }
  },
)

/** Ends any session of one's own. Somebody else's is not there. */
export const endOneSession = command(sessionEndpoints.endSession, async (tx, { id }, call) => {
  const own = await sessionsOf(tx, call.actor.id, call.nowMs)
  if (!own.some(({ public_id }) => public_id === id)) call.refuse('session.unknown', {})
  await endSession(tx, call, id)
  if (id === call.actor.sessionId) call.session.end()
  return {}
})
