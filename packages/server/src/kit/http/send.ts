import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import type { Reply } from '#kit/binding.ts'
import { refusalBody, successBody } from '#kit/envelope.ts'
import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'
import type { Refused } from '#kit/refused.ts'
import { refusedPage, wantsPage } from './refused-page.ts'
import { statusOf } from './status.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Less than this is one packet, compressed or not. */
const ONE_PACKET = 1400
const pack = promisify(brotliCompress)
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function sendReply(request: FastifyRequest, reply: FastifyReply, answer: Reply) {
  if (answer.kind === 'prepared') return sendPrepared(request, reply, answer.answer)
  reply.header('cache-control', 'no-store').type(JSON_TYPE)
  const json = JSON.stringify(successBody(answer.fields))
  // Cookies do not travel with what other sites ask for, so a length tells nobody's secret.
  if (json.length < ONE_PACKET || !acceptsBrotli(request)) return reply.send(json)
  return reply.header('content-encoding', 'br').send(await pack(json, QUICK))
}

export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))

/**
 * Some host apps swallow every answer that is not 200. They send the status-transform header and
 * get 200 with the real status in the same header, which the client turns back into an error.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
  const status = statusOf(refused)
  if (wantsPage(request)) return sendRefusedPage(reply, status, refused)
  const transforms = request.headers[wireHeaders.statusTransform.toLowerCase()] !== undefined
  if (transforms && status !== 200) reply.header(wireHeaders.statusTransform, String(status))
  tellWait(reply, refused)
  reply
    .code(transforms ? 200 : status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
  return reply.send(JSON.stringify(refusalBody(refused)))
}

function tellWait(reply: FastifyReply, { data }: Refused): void {
  const wait = data['retryAfterMs']
  if (typeof wait === 'number') reply.header('retry-after', String(Math.ceil(wait / 1000)))
}

function sendRefusedPage(reply: FastifyReply, status: number, refused: Refused) {
  tellWait(reply, refused)
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
  return reply.send(refusedPage(refused))
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  reply
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  reply.type(JSON_TYPE)
  if (acceptsBrotli(request)) return reply.header('content-encoding', 'br').send(answer.br)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.json)
}
