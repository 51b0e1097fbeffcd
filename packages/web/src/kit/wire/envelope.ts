import { commonRefusals, type Endpoint, type Envelope, type Refusals } from '@linmen/contract'
import * as shellTexts from '@linmen/contract/shell-texts.ts'
import * as texts from '@linmen/contract/texts.ts'
import { decodeInSteps } from './decode-steps.ts'
import { Fault, Outage, Refused } from '#kit/failure.ts'
import { complain } from '#kit/log.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Statuses that mean "nobody answered" rather than "somebody said no". */
const SILENCE = new Set([500, 503, 408, 504, -1, 0])

type Terms = { envelope: Envelope; refusals: Refusals; output: Endpoint['output'] }

/** The house value of an answer, or the failure it carries. */
export function openEnvelope<Out>(terms: Terms, answer: Answer): Out {
  const fields = accepted(terms, answer)
  try {
    return terms.output.decode(fields) as Out
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** The same for long answers. */
export async function openInSteps<Out>(terms: Terms, answer: Answer): Promise<Out> {
  const fields = accepted(terms, answer)
  try {
    return (await decodeInSteps(terms.output, fields)) as Out
  } catch (cause) {
    throw unreadable(cause)
  }
}

function unreadable(cause: unknown): Fault {
  complain(`an answer cannot be read: ${String(cause)}`)
  return new Fault(shellTexts.systemAbnormal, { cause })
}

function accepted(terms: Terms, { status, body }: Answer): Record<string, unknown> {
  if (SILENCE.has(status)) throw new Outage('status', status)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Fault(shellTexts.systemAbnormal)
  const fields = body as Record<string, unknown>
  const code = codeOf(fields)
  if (!succeeded(terms.envelope, fields) || code === 'no_login_and_exit')
    throw refusal(terms.refusals, code, fields)
  return fields
}

function succeeded(envelope: Envelope, fields: Record<string, unknown>): boolean {
  return envelope === 'code' ? fields['code'] === 1 : fields[envelope] === true
}

function refusal(known: Refusals, code: string, fields: Record<string, unknown>): Refused | Fault {
  const said = textOf(fields)
  if (code === '' || code === 'system_error')
    return new Fault(said || shellTexts.systemAbnormal, { unspoken: said === '' })
  const row = { ...commonRefusals, ...known }[code]
  try {
    if (row) return new Refused(code, row.data.decode(fields), said || row.text)
  } catch (cause) {
    return new Fault(said || row!.text, { cause })
  }
  // Nobody agreed on this code, so nobody knows what to do about it.
  return new Fault(said || texts.systemException, { cause: code, unspoken: said === '' })
}

const codeOf = (fields: Record<string, unknown>) =>
  typeof fields['errorCode'] === 'string' || typeof fields['errorCode'] === 'number'
    ? String(fields['errorCode'])
    : ''

const textOf = (fields: Record<string, unknown>) =>
  [fields['errorMsg'], fields['msg']].find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? ''
