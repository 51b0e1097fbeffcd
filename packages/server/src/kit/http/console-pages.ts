import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { absencePage } from './console-absent.ts'
import type { Edge } from './edge.ts'
import { cachingOf, refreshForgeryCookie } from './pages.ts'
import { consolePolicy } from './security-headers.ts'

const NONCE_BYTES = 18
const NONCE = '%NONCE%'

/**
 * The pages of the operators' console. Its component library writes styles while it runs: each answer has a nonce for
 * them, and nobody may frame it. It may be built while the server runs: until then its address says what keeps it.
 */
export async function addConsole(app: FastifyInstance, edge: Edge): Promise<void> {
  const { ports } = edge
  const { consoleDir } = ports.settings
  const index = join(consoleDir, 'index.html')
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    await refreshForgeryCookie(edge, request, reply)
    const nonce = ports.random.bytes(NONCE_BYTES).toString('base64')
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', consolePolicy(nonce))
      .type('text/html; charset=utf-8')
    const page = await readFile(index, 'utf8').catch(() => null)
    return reply.send(page?.replaceAll(NONCE, nonce) ?? (await absencePage(consoleDir, nonce)))
  }
  app.get('/console', start)
  app.get('/console/index.html', start)
  await app.register(fastifyStatic, {
    root: join(consoleDir, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.header('cache-control', cachingOf(path)),
  })
}
