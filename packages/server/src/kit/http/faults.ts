import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals } from '@linmen/contract'
import { isDatabaseGone } from '#db/database-gone.ts'
import { sqlState } from '#db/sql-state.ts'
import { Uncounted } from '#kit/limits/limits.ts'
import type { Ports } from '#kit/ports.ts'
import { Refused } from '#kit/refused.ts'
import type { Edge } from './edge.ts'
import { Malformed } from './malformed.ts'
import { meetRequest } from './meet-request.ts'
import { sendRefusal } from './send.ts'
import { Overloaded } from './status.ts'

// lock_not_available, query_canceled, idle_in_transaction_session_timeout, too_many_connections
const TOO_SLOW = new Set(['55P03', '57014', '25P03', '53300'])

const BROKE = 'the connection to the database broke'

/** Turns whatever was thrown into an answer. Faults are logged here, once, and tell nothing. */
export function addFaults(app: FastifyInstance, ports: Pick<Ports, 'log' | 'mishaps'>): void {
  const { log, mishaps } = ports
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const path = request.routeOptions?.url
    const refused = refusedFor(error) ?? (hasLeft(request) ? new Malformed('请求未完整') : null)
    if (refused instanceof Overloaded)
      log.warn({ err: error, path }, isDatabaseGone(error) ? BROKE : 'the database did not answer')
    if (refused) return sendRefusal(request, reply, refused)
    const requestId = request.id
    log.error({ err: error, requestId, path }, 'a call failed')
    mishaps.noteCall({ requestId, path }, error)
    const text = commonRefusals.system_error.text
    return sendRefusal(request, reply, new Refused('system_error', text, { requestId }))
  }
  app.setErrorHandler(answer)
}

/** For errors that the framework finds before there is a route, such as a path that cannot be decoded. */
export const frameworkErrors =
  (edge: Edge) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    try {
      meetRequest(edge, request, reply)
      return sendRefusal(request, reply, refusedFor(error) ?? new Malformed('请求无法识别'))
    } catch (refused) {
      return sendRefusal(request, reply, refused as Refused)
    }
  }

/** Who goes away in the middle of a request has made no mistake of ours. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

function refusedFor(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  if (error instanceof Uncounted) return new Overloaded()
  const { code, statusCode } = error as Partial<FastifyError>
  if (TOO_SLOW.has(sqlState(error)) || isDatabaseGone(error)) return new Overloaded()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refused('too_large', commonRefusals.too_large.text, {})
  return statusCode !== undefined && statusCode < 500 ? new Malformed('请求无法识别') : null
}
