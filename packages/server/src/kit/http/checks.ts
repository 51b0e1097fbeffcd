import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@linmen/contract'
import { checkAccess } from '#kit/guard/access.ts'
import { forgery } from '#kit/guard/forgery-guard.ts'
import { checkSign, signHeaders } from '#kit/guard/request-sign.ts'
import { refuse } from '#kit/refused.ts'
import { readCredentials, type Credentials } from '#kit/session/credentials.ts'
import type { Edge } from './edge.ts'
import { bodyOf } from './input.ts'

type Guarded = Pick<Endpoint, 'effect' | 'access' | 'money'>

/** Decision 14: forgery and signature, then access. Returns who calls. */
export async function checkCaller(
  edge: Edge,
  row: Guarded,
  request: FastifyRequest,
): Promise<Credentials> {
  const { ports } = edge
  const who = await readCredentials(request.headers, isHttps(request), ports)
  if (row.effect === 'write') checkForgery(edge, request, who)
  if (row.money && who.ambient && who.session) {
    const signed = { method: request.method, url: request.url, body: bodyOf(request).raw }
    const time = header(request, signHeaders.time)
    const sign = header(request, signHeaders.sign)
    checkSign({ ...signed, time, sign }, who.session.signKey, ports.clock.nowMs())
  }
  const presented = who.cookieHash !== null || who.hasHeaderToken
  checkAccess(row.access, who.session?.member ?? null, presented)
  return who
}

/** How often this member may call; money is counted apart. */
export function checkLimits(edge: Edge, row: Guarded, memberId: string | undefined): void {
  if (memberId === undefined) return
  const wait = edge.perMember.take(memberId) || (row.money ? edge.perMemberMoney.take(memberId) : 0)
  if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
}

export const isHttps = (request: FastifyRequest) => request.protocol === 'https'

/** Origins that count as our own page, seen from this request. */
const originsOf = (edge: Edge, request: FastifyRequest): ReadonlySet<string> =>
  new Set([`${request.protocol}://${request.host}`, ...edge.ports.settings.origins])

function checkForgery(edge: Edge, request: FastifyRequest, who: Credentials): void {
  const reason = forgery({
    headers: request.headers,
    cookies: who.cookies,
    hasHeaderToken: who.hasHeaderToken,
    cookieHash: who.cookieHash,
    sessionLives: who.session !== null,
    origins: originsOf(edge, request),
    key: edge.forgeryKey,
  })
  if (reason === null) return
  edge.ports.log.warn({ reason, path: request.routeOptions.url }, 'write refused as forged')
  refuse('forbidden_origin', {})
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
