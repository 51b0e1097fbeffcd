import type { FastifyInstance } from 'fastify'
import type { Ports } from '#kit/ports.ts'
import type { Edge } from './edge.ts'

/** A door that only leads on, to where a provider wants somebody to be. */
export interface VisitRoute {
  readonly path: string
  /** Where to; null when the way was not signed by us. */
  readonly to: (ports: Ports, query: URLSearchParams) => Promise<string | null>
}

export function addVisits(
  app: FastifyInstance,
  { ports }: Edge,
  visits: readonly VisitRoute[],
): void {
  for (const { path, to } of visits) {
    app.get(path, async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const address = await to(ports, query).catch((error: unknown) => {
        ports.log.error({ err: error, path }, 'a provider did not open an order')
        return undefined
      })
      void reply.header('cache-control', 'no-store')
      if (address === undefined)
        return reply
          .code(502)
          .type('text/plain; charset=utf-8')
          .send('支付渠道暂时没有回应，请返回重试')
      if (address === null)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('支付链接无效，请返回重新下单')
      return reply.redirect(address, 303)
    })
  }
}
