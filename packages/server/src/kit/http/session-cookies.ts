import type { FastifyReply } from 'fastify'
import { forgeryCookie } from '@linmen/contract/kit/transport.ts'
import type { IssuedSession, SessionChange } from '#kit/call.ts'
import { mintToken, VISITOR } from '#kit/guard/forgery-token.ts'
import { cookieLine, deviceCookieName, sessionCookieName } from '#kit/session/session-cookie.ts'
import { hashOf } from '#kit/session/session-store.ts'
import type { Edge } from './edge.ts'

const FORGERY_SECONDS = 90 * 86_400
const DEVICE_SECONDS = 365 * 86_400

/** Collects what a call does to the session; `write` puts it on the answer once the call succeeded. */
export function sessionCookies(edge: Edge, https: boolean) {
  const { random, clock } = edge.ports
  let lines: string[] = []
  const forgeryLine = (sessionHash: string) =>
    cookieLine(forgeryCookie, mintToken(edge.forgeryKey, sessionHash, random), {
      https,
      httpOnly: false,
      maxAgeSeconds: FORGERY_SECONDS,
    })
  const sessionLine = (secret: string, maxAgeSeconds: number) =>
    cookieLine(sessionCookieName(https), secret, { https, httpOnly: true, maxAgeSeconds })
  const change: SessionChange = {
    begin: (issued: IssuedSession) => {
      if (issued.kind !== 'browser') return
      const seconds = Math.floor((issued.endsAtMs - clock.nowMs()) / 1000)
      lines = [sessionLine(issued.secret, seconds), forgeryLine(hashOf(issued.secret))]
    },
    mark: (deviceMark) => {
      const options = { https, httpOnly: true, maxAgeSeconds: DEVICE_SECONDS }
      lines.push(cookieLine(deviceCookieName(https), deviceMark, options))
    },
    end: () => {
      lines = [sessionLine('', 0), forgeryLine(VISITOR)]
    },
  }
  const write = (reply: FastifyReply) => {
    if (lines.length > 0) reply.header('set-cookie', lines)
  }
  return { change, forgeryLine, write }
}
