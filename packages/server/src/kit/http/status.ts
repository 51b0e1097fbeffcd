import { Refused } from '#kit/refused.ts'
import { Malformed } from './malformed.ts'

// A refusal is an answer, so it is 200. These say that the request itself was out of order.
const STATUS: Readonly<Record<string, number>> = {
  unknown_api: 404,
  forbidden_origin: 403,
  too_large: 413,
  too_many_requests: 429,
  'login.busy': 503,
  system_error: 500,
}

export function statusOf(refused: Refused): number {
  if (refused instanceof Malformed) return 400
  return refused instanceof Overloaded ? 503 : (STATUS[refused.code] ?? 200)
}

/** The database did not answer in time. Nothing was done; the same request may be sent again. */
export class Overloaded extends Refused {
  constructor() {
    super('system_error', '网络异常,请稍后再试', {})
  }
}
