import { derivedKey } from '#kit/derived-key.ts'
import { limiter, type Limiter } from '#kit/limiter.ts'
import type { Ports } from '#kit/ports.ts'

const MINUTE_MS = 60_000

/** What the HTTP layer keeps between requests. */
export interface Edge {
  readonly ports: Ports
  readonly forgeryKey: Buffer
  readonly perIp: Limiter
  readonly perMember: Limiter
  readonly perMemberMoney: Limiter
}

export function edgeOf(ports: Ports): Edge {
  const { clock, settings } = ports
  const perMinute = (most: number) => limiter(clock, { most, windowMs: MINUTE_MS })
  return {
    ports,
    forgeryKey: derivedKey(settings.secret, 'forgery'),
    perIp: perMinute(settings.limits.ipPerMinute),
    perMember: perMinute(settings.limits.memberPerMinute),
    perMemberMoney: perMinute(settings.limits.moneyPerMinute),
  }
}
