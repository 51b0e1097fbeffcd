import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forgeryCookie } from '@linmen/contract/kit/transport.ts'
import { tokenFits, VISITOR } from '#kit/guard/forgery-token.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import type { Edge } from './edge.ts'
import { acceptsBrotli } from './send.ts'
import { sessionCookies } from './session-cookies.ts'

const YEAR_SECONDS = 31_536_000
const NO_PAGES = '<!doctype html><meta charset="utf-8"><title>临门</title><p>页面尚未构建。</p>'

/** The start page with its forgery cookie, and the built files, already compressed by the build. */
export async function addPages(app: FastifyInstance, edge: Edge): Promise<void> {
  const { webDir } = edge.ports.settings
  const index = join(webDir, 'index.html')
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    await refreshForgeryCookie(edge, request, reply)
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    if (!existsSync(index)) return reply.send(NO_PAGES)
    const small = `${index}.br`
    if (!acceptsBrotli(request) || !existsSync(small)) return reply.send(await readFile(index))
    return reply.header('content-encoding', 'br').send(await readFile(small))
  }
  app.get('/', start)
  app.get('/index.html', start)
  if (!existsSync(webDir)) return
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.header('cache-control', cachingOf(path)),
  })
}

// Names below assets/ hold the hash of their content; other files keep their names when they change.
export const cachingOf = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'

// A token that still fits stays, so that a second tab does not disarm the first.
export async function refreshForgeryCookie(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { https } = edge.callerOf(request.raw)
  const { cookies, cookieHash, session } = await readCredentials(request.headers, https, edge.ports)
  const { change, forgeryLine, write } = sessionCookies(edge, https)
  if (cookieHash !== null && session === null) {
    change.end()
    return write(reply)
  }
  const owner = session && cookieHash !== null ? session.secretHash : VISITOR
  const token = cookies[forgeryCookie] ?? ''
  if (!tokenFits(edge.forgeryKey, owner, token)) reply.header('set-cookie', forgeryLine(owner))
}
