import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { refuse } from '#kit/refused.ts'
import { acceptBodies } from './body.ts'
import type { Edge } from './edge.ts'
import { addFaults, frameworkErrors } from './faults.ts'
import { addSecurityHeaders } from './security-headers.ts'

const REQUEST_TIMEOUT_MS = 20_000
const HEADERS_TIMEOUT_MS = 10_000
// A long path parameter has to reach its codec, which refuses it by name.
const MAX_PARAM_LENGTH = 4096

/** The bare HTTP server: timeouts, limits, headers and errors. Routes come from the tables. */
export function httpServer(edge: Edge): FastifyInstance {
  const { settings, log, ids } = edge.ports
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    // A HEAD request would run the handler of a GET that changes state.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    genReqId: () => ids.next('h'),
    // A logger of its own for each request would cost a tenth of the time of a list.
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors,
  })
  acceptBodies(app)
  addFaults(app, log)
  addSecurityHeaders(app, settings.webDir, settings.origins)
  app.addHook('onRequest', async (request) => {
    const wait = edge.perIp.take(request.ip)
    if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? request.url.split('?')[0]
    const ms = Math.round(reply.elapsedTime)
    log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
  })
  return app as unknown as FastifyInstance
}
