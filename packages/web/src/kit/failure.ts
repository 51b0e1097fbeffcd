import * as texts from '@linmen/contract/shell-texts.ts'

/** The three ways a call can fail, and there is no fourth. */
export type Failure = Refused | Fault | Outage

/** An answer the contract foresees. */
export class Refused<Code extends string = string, Data = unknown> extends Error {
  readonly code: Code
  readonly data: Data
  readonly text: string
  /** Nobody said why: the text is the general one. */
  readonly unspoken: boolean

  constructor(code: Code, data: Data, text: string, unspoken = false) {
    super(`${code}: ${text}`)
    this.name = 'Refused'
    this.code = code
    this.data = data
    this.text = text
    this.unspoken = unspoken
  }
}

/** The server, or the agreement with it, is broken. */
export class Fault extends Error {
  readonly code = 'system_error'
  readonly text: string
  readonly unspoken: boolean

  constructor(text: string, options: { cause?: unknown; unspoken?: boolean } = {}) {
    super(text, options)
    this.name = 'Fault'
    this.text = text
    this.unspoken = options.unspoken ?? false
  }
}

/** No answer at all. */
export class Outage extends Error {
  readonly code = 'outage'
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
