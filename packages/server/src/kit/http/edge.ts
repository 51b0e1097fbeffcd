import type { IncomingMessage } from 'node:http'
import { derivedKey } from '#kit/secrets/derived-key.ts'
import { limiter, type Limiter } from '#kit/limits/limiter.ts'
import type { Ports } from '#kit/ports.ts'
import { callerOf, type Caller } from './caller.ts'
import { hotAnswers, type HotAnswers } from './hot-answers.ts'
import { securityHeaders, type SecurityHeaders } from './security-headers.ts'

const MINUTE_MS = 60_000

/** What the HTTP layer keeps between requests. */
export interface Edge {
  readonly ports: Ports
  readonly forgeryKey: Buffer
  readonly callerOf: (request: IncomingMessage) => Caller
  readonly headersFor: SecurityHeaders
  /** Counted in this process: a shared count would turn every read into a write. */
  readonly hot: HotAnswers
  readonly perIp: Limiter
  readonly perMember: Limiter
}

export function edgeOf(ports: Ports): Edge {
  const { clock, settings } = ports
  const perMinute = (most: number) => limiter(clock, { most, windowMs: MINUTE_MS })
  return {
    ports,
    forgeryKey: derivedKey(settings.secret, 'forgery'),
    callerOf: (request) => callerOf(request, settings.trustProxy),
    headersFor: securityHeaders(settings),
    hot: hotAnswers(),
    perIp: perMinute(settings.limits.ipPerMinute),
    perMember: perMinute(settings.limits.memberPerMinute),
  }
}
