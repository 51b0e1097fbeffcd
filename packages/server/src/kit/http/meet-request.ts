import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kit/refused.ts'
import type { Edge } from './edge.ts'

/** What every request meets first, readable or not: the headers of its answer, and the limit of its address. */
export function meetRequest(edge: Edge, request: FastifyRequest, reply: FastifyReply): void {
  const { key, https } = edge.callerOf(request.raw)
  reply.headers(edge.headersFor(request.url, https))
  const wait = edge.perIp.take(key)
  if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
}
