import type { FastifyRequest } from 'fastify'
import { WireError, type Shape } from '@linmen/contract'
import { wireHeaders, wireParams } from '@linmen/contract/kit/transport.ts'
import { hostByMark } from '@linmen/domain/host/host-detection.ts'
import type { HostName } from '@linmen/domain/host/host-names.ts'
import { refuse } from '#kit/refused.ts'
import { EMPTY_BODY, type ReadBody } from './body.ts'
import { Malformed } from './malformed.ts'

type Fields = Record<string, unknown>

export const bodyOf = (request: FastifyRequest) => (request.body as ReadBody) ?? EMPTY_BODY

/** Path, query and body as one object; where names meet, the path wins, then the body. */
export function fieldsOf(request: FastifyRequest): Fields {
  const body = bodyOf(request)
  if (body.broken) throw new Malformed('请求内容无法解析')
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value))
    throw new Malformed('请求内容应为对象')
  if (!isDecodable(request.url)) throw new Malformed('地址编码有误')
  return { ...(request.query as Fields), ...body.value, ...(request.params as Fields) }
}

export function decodeInput(shape: Shape<unknown>, fields: Fields): unknown {
  try {
    return shape.decode(fields)
  } catch (error) {
    if (!(error instanceof WireError)) throw error
    return refuse('bad_input', { field: error.path, reason: error.reason })
  }
}

/** The client's own id for a write; anything but a plain word is refused. */
export function requestIdOf(request: FastifyRequest): string | null {
  const id = request.headers[wireHeaders.requestId]
  if (id === undefined || id === '') return null
  if (typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id)) return id
  return refuse('bad_input', { field: wireHeaders.requestId, reason: '请求编号不正确' })
}

/** The app around the page, as it writes its own name into every request; null in a browser of its own. */
export const appAround = (request: FastifyRequest): HostName | null =>
  hostByMark(request.headers['user-agent'] ?? '') ?? null

/** Who the client says it is: for statistics and visibility, never for rights. */
export function clientOf(request: FastifyRequest) {
  const query = request.query as Fields
  return { agentId: word(query[wireParams.agentId]), platform: word(query[wireParams.platform]) }
}

const word = (value: unknown) =>
  typeof value === 'string' && /^[\w.-]{1,40}$/.test(value) ? value : ''

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
