import { createServer } from 'node:http'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { answersOf } from './answers-counted.ts'
import { acceptBodies } from './body.ts'
import { watchConnections } from './connections.ts'
import type { Edge } from './edge.ts'
import { addFaults, frameworkErrors } from './faults.ts'
import { hotFront } from './hot-front.ts'
import { meetRequest } from './meet-request.ts'
import { metricsOf } from '#kit/metrics.ts'
import { answerUnreadable } from './unreadable.ts'

/** How often the timeouts are looked at. The runtime's own 30 s would make twenty of ten. */
const CHECK_MS = 1000
const KEEP_ALIVE_MS = 72_000
// A long path parameter has to reach its codec, which refuses it by name.
const MAX_PARAM_LENGTH = 4096
/** When the server stops: for what is not being answered, and for what is. */
const QUIET_MS = 1000
const DRAIN_MS = 5000

/** The bare HTTP server: timeouts, limits, headers and errors. Routes come from the tables. */
export function httpServer(edge: Edge): FastifyInstance {
  const { ports } = edge
  const { settings, log, ids } = ports
  const { headersMs, requestMs } = settings.limits.timeouts
  const app = Fastify({
    serverFactory: (handle) =>
      createServer(
        {
          headersTimeout: headersMs,
          requestTimeout: requestMs,
          connectionsCheckingInterval: Math.min(CHECK_MS, headersMs),
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        hotFront(edge, handle),
      ),
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.limits.bodyBytes,
    // A HEAD request would run the handler of a GET that changes state.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Whoever comes over a kept connection while the server goes is served, and then sent elsewhere: a proxy has nobody
    // else to ask for a purchase it has handed over.
    return503OnClosing: false,
    genReqId: () => ids.next('h'),
    // A logger of its own for each request would cost a tenth of the time of a list.
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: frameworkErrors(edge),
  }) as unknown as FastifyInstance
  acceptBodies(app)
  addFaults(app, ports)
  app.addHook('onRequest', async (request, reply) => meetRequest(edge, request, reply))
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? request.url.split('?')[0]
    const ms = Math.round(reply.elapsedTime)
    answersOf(ports).answered += 1
    if (settings.metricsPort !== null)
      metricsOf(edge.ports).answered(
        request.routeOptions.url ?? 'unknown',
        reply.statusCode,
        reply.elapsedTime / 1000,
      )
    const { id: requestId, method } = request
    log.info({ requestId, method, path, status: reply.statusCode, ms }, 'answered')
  })
  const connections = watchConnections(app.server, settings, edge.ports.mishaps)
  answerUnreadable(app, edge, connections)
  app.addHook('preClose', async () => {
    const ends = [
      setTimeout(() => connections.endQuiet(), QUIET_MS),
      setTimeout(() => connections.endAll(), DRAIN_MS),
    ]
    app.server.once('close', () => ends.forEach(clearTimeout))
  })
  return app
}
