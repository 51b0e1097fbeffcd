import type { FastifyInstance } from 'fastify'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { refuse } from '#kit/refused.ts'

const API = /^\/(api|sportdata|live)(\/|$)/

/** An address that programs ask, not one that people open. */
export function isCallPath(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return API.test(path) || path === gatewayPath
}

/** Paths nobody has: calls are refused in their envelope, pages with a plain line. */
export function addUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isCallPath(request.url) || request.method !== 'GET') return refuse('unknown_api', {})
    return reply.code(404).type('text/plain; charset=utf-8').send('没有这个页面')
  })
}
