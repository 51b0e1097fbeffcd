import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/port.ts'
import { stuckWork } from '#jobs/attempt-all.ts'
import { stuckMessages } from '#jobs/outbox.repo.ts'
import { latencyOf } from '#kit/latency.ts'
import { mayOperatorSee } from '#kit/guard/operator-access.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import type { Edge } from './edge.ts'

const MOST_SHOWN = 200

/**
 * `/healthz`: the process lives. `/readyz`: it can also reach its data and is not going away, or says which of both. `/healthz/delays`, for
 * operators: how long changes took from the feed to the readers of this process. `/healthz/outbox`, for operators:
 * messages to the outside world that nobody took and that wait for a person. `/healthz/stuck`, for operators:
 * refunds, settlements and payments that failed and are tried again. `/healthz/mishaps`, for operators: what was survived.
 */
export function addHealth(
  app: FastifyInstance,
  edge: Edge,
  { isStopping, details }: { isStopping: () => boolean; details: () => Promise<object> },
): void {
  const { ports } = edge
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const problems = await problemsOf(ports.db, isStopping())
    const ok = problems.length === 0
    return reply.code(ok ? 200 : 503).send(ok ? { ok, ...(await details()) } : { ok, problems })
  })
  const forOperators = (path: string, answer: () => unknown) =>
    app.get(path, async (request, reply) => {
      const { https } = edge.callerOf(request.raw)
      const { session } = await readCredentials(request.headers, https, ports)
      if (!(await mayOperatorSee(ports, 'dashboard.read', session, request)))
        return reply.code(404).send({ ok: false })
      return answer()
    })
  forOperators('/healthz/delays', () => latencyOf(ports).figures())
  forOperators('/healthz/outbox', async () => ({
    stuck: await stuckMessages(ports.db.read, MOST_SHOWN),
  }))
  forOperators('/healthz/stuck', async () => ({ stuck: await stuckWork(ports, MOST_SHOWN) }))
  forOperators('/healthz/mishaps', () => ports.mishaps.counts())
}

/** In words a program can tell apart, and without a word about where anything lies. */
export async function problemsOf(db: Database, isStopping: boolean): Promise<string[]> {
  const isThere = await answers(db)
  return [...(isStopping ? ['stopping'] : []), ...(isThere ? [] : ['database'])]
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db.read)
    return true
  } catch {
    return false
  }
}
