import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { refuse } from '#kit/refused.ts'

const API = /^\/(api|sportdata|live)(\/|$)/

/** An address that programs ask, not one that people open. */
export function isCallPath(url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return API.test(path) || path === gatewayPath
}

/** Files have an ending, and the console has no pages behind its path. */
const NO_PAGE = /\.\w+$|^\/console(\/|$)/

/** Somebody who opens a page and left the sign out of its address, and not a program that looks for a file. */
function isVisit({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  return (headers.accept ?? '').includes('text/html') && !NO_PAGE.test(path)
}

/** Paths nobody has: calls are refused in their envelope, visits led on to the app, files with a plain line. */
export function addUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isCallPath(request.url) || request.method !== 'GET') return refuse('unknown_api', {})
    if (isVisit(request)) return reply.redirect(`/#${request.url}`)
    return reply.code(404).type('text/plain; charset=utf-8').send('没有这个页面')
  })
}
