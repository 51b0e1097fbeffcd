import { commonRefusals } from '@linmen/contract'
import { Refused } from '#kit/refused.ts'

/** A request that cannot be read at all: no field can be named, and HTTP says so as well. */
export class Malformed extends Refused {
  constructor(reason: string) {
    super('bad_input', commonRefusals.bad_input.text, { reason })
  }
}
