import type { FastifyInstance } from 'fastify'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { refuse } from '#kit/refused.ts'

const API = /^\/(api|sportdata|live)(\/|$)/

/** Paths nobody has: calls are refused in their envelope, pages with a plain line. */
export function addUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (API.test(path) || path === gatewayPath || request.method !== 'GET')
      return refuse('unknown_api', {})
    return reply.code(404).type('text/plain; charset=utf-8').send('没有这个页面')
  })
}
