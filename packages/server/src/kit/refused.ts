import {
  commonRefusals,
  gatewayRefusals,
  type CommonRefusal,
  type GatewayRefusal,
  type RefusalData,
  type Refusals,
} from '@linmen/contract'
import { withWait } from './wait-words.ts'

/** A refusal on its way to the edge. Thrown, so that it also ends the transaction around it. */
export class Refused extends Error {
  readonly code: string
  readonly text: string
  readonly data: Record<string, unknown>

  constructor(code: string, text: string, data: Record<string, unknown>) {
    super(code)
    this.name = 'Refused'
    this.code = code
    this.text = text
    this.data = data
  }
}

/** Refuses with one of the row's own codes or with a common one. Data travels in wire form. */
export function refuseFrom(refusals: Refusals, code: string, data: unknown): never {
  const known = refusals[code] ?? (commonRefusals as Refusals)[code]
  if (!known) throw new Error(`refusal ${code} is not declared`)
  const wire = known.data.encode(data) as Record<string, unknown>
  throw new Refused(code, withWait(known.text, wire['retryAfterMs']), wire)
}

export function refuse<Code extends CommonRefusal>(
  code: Code,
  data: RefusalData<typeof commonRefusals, Code>,
): never {
  return refuseFrom(commonRefusals, code, data)
}

/** Refuses a data method: there is no such match, league, team or player. */
export const refuseUnknown = (code: GatewayRefusal): never => refuseFrom(gatewayRefusals, code, {})
