import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import type { PreparedAnswer } from '#kit/answers/prepared-answer.ts'
import { metricsOf } from '#kit/metrics.ts'
import { sessionCookieName } from '#kit/session/session-cookie.ts'
import type { Edge } from './edge.ts'

const TOKEN = wireHeaders.token.toLowerCase()
const COOKIES = [sessionCookieName(true), sessionCookieName(false)]

/**
 * Stands before the framework and answers what lies ready: a list costs a tenth of what all hooks and checks would.
 * Whoever shows a session, asks too often or asks for anything else is passed on untouched.
 */
export const hotFront =
  (edge: Edge, passOn: RequestListener): RequestListener =>
  (request, response) => {
    const url = request.url ?? ''
    const length = Number(request.headers['content-length'])
    if (!edge.hot.mayKnow(url, length) || !isPlain(request)) return passOn(request, response)
    request.once('readable', () => {
      const body = request.read(length) as Buffer | null
      const answer = body && edge.hot.find({ url, body })
      const { key, https } = edge.callerOf(request)
      if (answer && edge.perIp.take(key) === 0)
        return send(request, response, { edge, answer, https })
      if (body) request.unshift(body)
      return passOn(request, response)
    })
  }

/** A question of nobody in particular, in the form in which it was learned. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type']?.startsWith('application/json') === true &&
  headers[TOKEN] === undefined &&
  !COOKIES.some((name) => headers.cookie?.includes(name))

interface Ready {
  readonly edge: Edge
  readonly answer: PreparedAnswer
  readonly https: boolean
}

function send(request: IncomingMessage, response: ServerResponse, ready: Ready): void {
  const { edge, answer } = ready
  // Read to its end, or the connection would not hear the next request.
  request.resume()
  const isSame = request.headers['if-none-match'] === answer.etag
  const form = isSame ? 'none' : formFor(String(request.headers['accept-encoding'] ?? ''))
  const status = isSame ? 304 : 200
  response.writeHead(status, headersOf(ready, form))
  response.end(form === 'none' ? undefined : answer[form])
  if (edge.ports.settings.metricsPort !== null) metricsOf(edge.ports).answered('hot', status, 0)
  edge.ports.log.info({ method: 'POST', path: request.url, status, ms: 0 }, 'answered')
}

type Form = 'br' | 'gzip' | 'json' | 'none'

const formFor = (accepted: string): Form =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'json'

const heads = new WeakMap<PreparedAnswer, Map<string, string[]>>()

/** Names and values in a row, made once for each form of an answer. */
function headersOf({ edge, answer, https }: Ready, form: Form): string[] {
  const known = heads.get(answer) ?? new Map<string, string[]>()
  heads.set(answer, known)
  const key = `${form}${https}`
  const made = known.get(key) ?? Object.entries(headersFor({ edge, answer, https }, form)).flat()
  known.set(key, made)
  return made
}

const headersFor = ({ edge, answer, https }: Ready, form: Form): Record<string, string> => ({
  ...edge.headersFor('', https),
  etag: answer.etag,
  vary: 'accept-encoding',
  'cache-control': 'no-cache',
  ...(form !== 'none' && {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer[form].length),
  }),
  ...((form === 'br' || form === 'gzip') && { 'content-encoding': form }),
})
