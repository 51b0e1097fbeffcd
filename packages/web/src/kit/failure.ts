import { texts } from '@linmen/contract/texts.ts'

/** The three ways a call can fail, and there is no fourth. */
export type Failure = Refused | Fault | Outage

/** An answer the contract foresees. */
export class Refused extends Error {
  readonly code: string
  readonly data: unknown
  readonly text: string

  constructor(code: string, data: unknown, text: string) {
    super(`${code}: ${text}`)
    this.name = 'Refused'
    this.code = code
    this.data = data
    this.text = text
  }
}

/** The server, or the agreement with it, is broken. */
export class Fault extends Error {
  readonly code = 'system_error'
  readonly text: string

  constructor(text: string, options?: { cause?: unknown }) {
    super(text, options)
    this.name = 'Fault'
    this.text = text
  }
}

/** No answer at all. */
export class Outage extends Error {
  readonly why: 'unreachable' | 'timeout' | 'status'
  readonly status: number

  constructor(why: Outage['why'], status = -1) {
    super(`${why} ${status}`)
    this.name = 'Outage'
    this.why = why
    this.status = status
  }
}

/** Whatever was thrown, as one of the three. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Refused || error instanceof Fault || error instanceof Outage) return error
  return new Fault(texts.systemAbnormal, { cause: error })
}
