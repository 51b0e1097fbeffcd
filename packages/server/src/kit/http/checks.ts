import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@linmen/contract'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { checkAccess } from '#kit/guard/access.ts'
import { forgery } from '#kit/guard/forgery-guard.ts'
import { checkOperator } from '#kit/guard/operator-access.ts'
import { checkSign, spendSign, type SignedRequest } from '#kit/guard/request-sign.ts'
import { refuse } from '#kit/refused.ts'
import { readCredentials, type Credentials } from '#kit/session/credentials.ts'
import { PROOF_LASTS_MS, type LiveSession } from '#kit/session/session-store.ts'
import type { Edge } from './edge.ts'
import { bodyOf } from './input.ts'

type Guarded = Pick<Endpoint, 'effect' | 'access' | 'permission' | 'money' | 'proven'>

/** Decision 14: forgery and signature, then access. Returns who calls. */
export async function checkCaller(
  edge: Edge,
  row: Guarded,
  request: FastifyRequest,
): Promise<Credentials> {
  const { ports } = edge
  const { https } = edge.callerOf(request.raw)
  const who = await readCredentials(request.headers, https, ports)
  if (row.effect === 'write') checkForgery(edge, request, who)
  if (row.money && who.ambient && who.session) {
    const nonce = checkSign(signedParts(request), who.session.signKey, ports.clock.nowMs())
    await spendSign(ports, who.session.publicId, nonce)
  }
  const presented = who.cookieHash !== null || who.hasHeaderToken
  checkAccess(row.access, who.session?.member ?? null, presented)
  if (row.access === 'operator') await checkOperator(ports, row.permission, who.session, request)
  if (who.session) checkStanding(row, who.session, ports.clock.nowMs())
  return who
}

/** What a member who may call otherwise may not do as they stand. */
function checkStanding(row: Guarded, session: LiveSession, nowMs: number): void {
  if (row.money && session.isWithoutMoney) refuse('member_held', {})
  if (row.proven && nowMs - session.provedAtMs > PROOF_LASTS_MS) refuse('prove_again', {})
}

const signedParts = (request: FastifyRequest): SignedRequest => ({
  method: request.method,
  url: request.url,
  body: bodyOf(request).raw,
  requestId: header(request, wireHeaders.requestId),
  nonce: header(request, wireHeaders.nonce),
  time: header(request, wireHeaders.time),
  sign: header(request, wireHeaders.sign),
})

/** How often this member may call; money is counted apart, for all processes together. */
export async function checkLimits(
  { perMember, ports }: Edge,
  row: Guarded,
  member: string | undefined,
): Promise<void> {
  if (member === undefined) return
  const wait =
    perMember.take(member) || (row.money ? await ports.limits.take('money', { member }) : 0)
  if (wait > 0) refuse('too_many_requests', { retryAfterMs: wait })
}

/** Origins that count as our own page, seen from this request. */
export const ownOrigins = (edge: Edge, request: IncomingMessage): ReadonlySet<string> =>
  new Set([edge.callerOf(request).origin, ...edge.ports.settings.origins])

function checkForgery(edge: Edge, request: FastifyRequest, who: Credentials): void {
  const reason = forgery({
    headers: request.headers,
    cookies: who.cookies,
    hasHeaderToken: who.hasHeaderToken,
    cookieHash: who.cookieHash,
    sessionLives: who.session !== null,
    origins: ownOrigins(edge, request.raw),
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
