import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@linmen/contract'
import { forgeryCookie, wireHeaders } from '@linmen/contract/kit/transport.ts'
import type { CallBinding } from '#kit/binding.ts'
import type { Incoming } from '#kit/call.ts'
import { needCallOn } from '#kit/operator/feature-switch.ts'
import { needShown } from '#kit/operator/host-shows.ts'
import { refuse } from '#kit/refused.ts'
import type { Credentials } from '#kit/session/credentials.ts'
import { deviceCookieName } from '#kit/session/session-cookie.ts'
import { hashOf } from '#kit/session/session-store.ts'
import { checkCaller, checkLimits } from './checks.ts'
import type { Edge } from './edge.ts'
import { readForm } from './form.ts'
import { appAround, clientOf, decodeInput, fieldsOf, requestIdOf } from './input.ts'
import { sendReply } from './send.ts'
import { sessionCookies } from './session-cookies.ts'

/** A picture of five megabytes and the other fields of its form. */
const FORM_BYTES = 5.5 * 1024 * 1024

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
      ...(row.multipart && { bodyLimit: FORM_BYTES }),
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
  const around = appAround(request)
  const channel = who.session?.channel ?? null
  await needCallOn(edge.ports.db.read, row.call)
  await needShown(edge.ports.db.read, row.call, { around, channel })
  const requestId = row.effect === 'write' ? requestIdOf(request) : null
  const actor = who.session?.member ?? null
  const caller = edge.callerOf(request.raw)
  const cookies = sessionCookies(edge, caller.https)
  const deviceId = deviceIdOf(request)
  const form = row.multipart ? await readForm(request) : null
  const incoming: Incoming = {
    row,
    input: decodeInput(row.input, { ...fieldsOf(request), ...form?.fields }),
    file: form?.file ?? null,
    origin: caller.origin,
    actor,
    visitorId: actor ? null : visitorIdOf(who, deviceId),
    signKey: who.session?.signKey ?? null,
    requestId,
    ...(channel ?? clientOf(request)),
    host: around,
    ip: caller.key,
    userAgent: request.headers['user-agent'] ?? '',
    deviceId,
    deviceMark: who.cookies[deviceCookieName(caller.https)] ?? null,
    ports: edge.ports,
    session: cookies.change,
  }
  await checkLimits(edge, row, actor?.id)
  const answer = await binding.answer(incoming)
  cookies.write(reply)
  return sendReply(request, reply, answer)
}

/** Sent by the native apps only; it decides how a login hands out its secret. */
function deviceIdOf(request: FastifyRequest): string | null {
  const value = request.headers[wireHeaders.deviceId.toLowerCase()]
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null
}

/** Every visitor's page has a forgery token of its own; native apps name their device. */
function visitorIdOf({ cookies }: Credentials, deviceId: string | null): string | null {
  const token = cookies[forgeryCookie]
  if (token) return `page.${hashOf(token)}`
  return deviceId === null ? null : `device.${deviceId}`
}
