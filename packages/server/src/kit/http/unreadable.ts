import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refusalBody } from '#kit/envelope.ts'
import { callerOf } from './caller.ts'
import type { Connections } from './connections.ts'
import type { Edge } from './edge.ts'
import { Malformed } from './malformed.ts'

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const BODY = JSON.stringify(refusalBody(new Malformed('请求无法识别')))

/** Answers what is no HTTP, or asks for something HTTP has and we do not. Nothing of it reaches the framework. */
export function answerUnreadable(
  { server }: FastifyInstance,
  edge: Edge,
  connections: Connections,
): void {
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const exchange = connections.exchangeOn(socket)
    const isAnswering = exchange?.response.headersSent && !exchange.response.writableEnded
    const { key } = callerOf({ headers: {}, socket }, edge.ports.settings.trustProxy)
    if (!socket.writable || isAnswering || edge.perIp.take(key) > 0) return socket.destroy()
    socket.once('finish', () => socket.destroy())
    socket.end(answerText(STATUS[error.code ?? ''] ?? 400, edge.headersFor('/', false)))
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { https } = edge.callerOf(request)
    response.writeHead(417, { ...edge.headersFor(request.url ?? '', https), connection: 'close' })
    response.end()
  })
}

function answerText(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(BODY)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', BODY].join('\r\n')
}
