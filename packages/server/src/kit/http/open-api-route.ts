import type { FastifyInstance } from 'fastify'
import { openApi } from '@linmen/contract/open-api.ts'

/** The whole contract for programs, made when somebody first asks. */
export function addOpenApi(app: FastifyInstance): void {
  let text: string | null = null
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApi())
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(text)
  })
}
