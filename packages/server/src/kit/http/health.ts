import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/port.ts'

/** `/healthz`: the process lives. `/readyz`: it can also reach its data and is not going away. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await answers(db))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
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
