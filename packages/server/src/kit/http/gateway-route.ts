import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayMethod } from '@linmen/contract'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { fieldsReply, type Reply } from '#kit/binding.ts'
import type { GatewayCall, GatewayHandler, GatewayPart } from '#kit/gateway.ts'
import type { Member } from '#kit/member.ts'
import { refuse } from '#kit/refused.ts'
import { checkCaller, checkLimits } from './checks.ts'
import type { Edge } from './edge.ts'
import { bodyOf, clientOf, decodeInput, fieldsOf } from './input.ts'
import { sendReply } from './send.ts'

// The gateway only reads, and everyone may read what it has.
const ROW = { effect: 'read', access: 'anyone', money: false, proven: false } as const

type Tables = Readonly<Record<string, Readonly<Record<string, GatewayMethod>>>>

/** Registers `POST /sportdata/f`: one path, the method named in the body. */
export function addGateway(
  app: FastifyInstance,
  edge: Edge,
  tables: Tables,
  parts: readonly GatewayPart[],
): void {
  const methods = new Map(Object.values(tables).flatMap((table) => Object.entries(table)))
  const handlers = new Map(parts.flatMap((part) => Object.entries(part.handlers)))
  app.post(gatewayPath, (request, reply) => serve(edge, methods, handlers, request, reply))
}

async function serve(
  edge: Edge,
  methods: ReadonlyMap<string, GatewayMethod>,
  handlers: ReadonlyMap<string, GatewayHandler<any, any>>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fields = fieldsOf(request)
  const name = fields['apiName']
  const method = typeof name === 'string' ? methods.get(name) : undefined
  if (typeof name !== 'string' || !method) return refuse('unknown_method', {})
  const who = await checkCaller(edge, ROW, request)
  const handler = handlers.get(name)
  if (method.planned || !handler) return refuse('not_open', {})
  const input = decodeInput(method.input, fields)
  const actor = who.session?.member ?? null
  await checkLimits(edge, ROW, actor?.id)
  const answer = await answerWith(edge, method, handler, input, actor, request)
  return sendReply(request, reply, answer)
}

async function answerWith(
  { ports, hot }: Edge,
  method: GatewayMethod,
  handler: GatewayHandler<any, any>,
  input: unknown,
  actor: Member | null,
  request: FastifyRequest,
): Promise<Reply> {
  if (typeof handler !== 'function') {
    const { ready } = handler
    if (ready) hot.learn({ url: request.url, body: bodyOf(request).raw }, () => ready(input, ports))
    return { kind: 'prepared', answer: await handler.prepared(input, ports) }
  }
  const call: GatewayCall = {
    actor,
    nowMs: ports.clock.nowMs(),
    ...clientOf(request),
    ports,
    refuse,
  }
  return fieldsReply(method, await handler(ports.db.read, input, call))
}
