import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals } from '@linmen/contract'
import { sqlState } from '#db/sql-state.ts'
import type { Logger } from '#kit/ports.ts'
import { Refused } from '#kit/refused.ts'
import { Malformed } from './malformed.ts'
import { sendRefusal } from './send.ts'
import { Overloaded } from './status.ts'

// lock_not_available, query_canceled, idle_in_transaction_session_timeout, too_many_connections
const TOO_SLOW = new Set(['55P03', '57014', '25P03', '53300'])
// The database is stopping, starting or cannot be reached.
const GONE = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** Turns whatever was thrown into an answer. Faults are logged here, once, and tell nothing. */
export function addFaults(app: FastifyInstance, log: Logger): void {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusedFor(error)
    if (refused instanceof Overloaded)
      log.warn({ err: error, path: request.routeOptions?.url }, 'the database did not answer')
    if (refused) return sendRefusal(request, reply, refused)
    const requestId = request.id
    log.error({ err: error, requestId, path: request.routeOptions?.url }, 'a call failed')
    const text = commonRefusals.system_error.text
    return sendRefusal(request, reply, new Refused('system_error', text, { requestId }))
  }
  app.setErrorHandler(answer)
}

/** For errors that the framework finds before there is a route, such as a path that cannot be decoded. */
export const frameworkErrors = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => sendRefusal(request, reply, refusedFor(error) ?? new Malformed('请求无法识别'))

function refusedFor(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  const { code, statusCode } = error as Partial<FastifyError>
  if (TOO_SLOW.has(sqlState(error)) || GONE.has(code ?? '')) return new Overloaded()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refused('too_large', commonRefusals.too_large.text, {})
  return statusCode !== undefined && statusCode < 500 ? new Malformed('请求无法识别') : null
}
