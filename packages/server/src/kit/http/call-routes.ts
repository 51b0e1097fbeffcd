import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@linmen/contract'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import type { CallBinding } from '#kit/binding.ts'
import type { Incoming } from '#kit/call.ts'
import { refuse } from '#kit/refused.ts'
import { checkCaller, checkLimits, isHttps } from './checks.ts'
import type { Edge } from './edge.ts'
import { clientOf, decodeInput, fieldsOf, requestIdOf } from './input.ts'
import { sendReply } from './send.ts'
import { sessionCookies } from './session-cookies.ts'

/** Registers every row at its path. A row without a binding answers `not_open`. */
export function addCalls(
  app: FastifyInstance,
  edge: Edge,
  rows: readonly Endpoint[],
  bindings: readonly CallBinding[],
): void {
  const bound = new Map(bindings.map((binding) => [binding.row, binding]))
  const taken = new Set(rows.map(({ method, path }) => `${method} ${path}`))
  for (const row of rows) {
    app.route({
      method: methodsOf(row, taken),
      url: row.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => serve(edge, row, bound.get(row), request, reply),
    })
  }
}

// The old paths change state by GET. They keep working, and our own client uses POST.
const methodsOf = ({ method, effect, path }: Endpoint, taken: ReadonlySet<string>) =>
  method === 'GET' && effect === 'write' && !taken.has(`POST ${path}`) ? ['GET', 'POST'] : [method]

async function serve(
  edge: Edge,
  row: Endpoint,
  binding: CallBinding | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (row.effect === 'write') reply.header('vary', 'Sec-Fetch-Site, Origin')
  const who = await checkCaller(edge, row, request)
  if (row.planned || !binding) return refuse('not_open', {})
  const requestId = row.effect === 'write' ? requestIdOf(request) : null
  const actor = who.session?.member ?? null
  const cookies = sessionCookies(edge, isHttps(request))
  const incoming: Incoming = {
    row,
    input: decodeInput(row.input, fieldsOf(request)),
    actor,
    signKey: who.session?.signKey ?? null,
    requestId,
    ...clientOf(request),
    ip: request.ip,
    deviceId: deviceIdOf(request),
    ports: edge.ports,
    session: cookies.change,
  }
  checkLimits(edge, row, actor?.id)
  const answer = await binding.answer(incoming)
  cookies.write(reply)
  return sendReply(request, reply, answer)
}

/** Sent by the native apps only; it decides how a login hands out its secret. */
function deviceIdOf(request: FastifyRequest): string | null {
  const value = request.headers[wireHeaders.deviceId.toLowerCase()]
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null
}
