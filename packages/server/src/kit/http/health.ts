import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/port.ts'
import { delaysOf } from '#kit/delays.ts'
import type { Ports } from '#kit/ports.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import { isHttps } from './checks.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can also reach its data and is not going away. `/healthz/delays`, for
 * operators: how long changes took from the feed to the readers of this process.
 */
export function addHealth(app: FastifyInstance, ports: Ports, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await answers(ports.db))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
  app.get('/healthz/delays', async (request, reply) => {
    const { session } = await readCredentials(request.headers, isHttps(request), ports)
    if (session?.member.role !== 'operator') return reply.code(404).send({ ok: false })
    return delaysOf(ports).figures()
  })
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db.read)
    return true
  } catch {
    return false
  }
}
