import {
  gatewayRefusals,
  type Endpoint,
  type GatewayMethod,
  type InputOf,
  type OutputOf,
} from '@linmen/contract'
import { gatewayPath, wireHeaders } from '@linmen/contract/kit/transport.ts'
import { callerParams, memberParams } from '#kit/wire/caller-params.ts'
import { callerHeaders } from '#kit/wire/caller.ts'
import { learnServerTime } from './clock.ts'
import { openEnvelope, openInSteps } from '#kit/wire/envelope.ts'
import { Refused } from './failure.ts'
import { gatewayBody, payloadOf, type Payload } from '#kit/wire/payload.ts'
import { isRefused } from '#kit/policy/refused-by.ts'
import { newRequestId, pendingRequestId, settleRequest } from '#kit/wire/request-id.ts'
import { send } from '#kit/wire/send.ts'
import { signKey } from './login-state.ts'

const TIMEOUT_MS = 8000
const CLOCK_RETRIES = 3
const gatewayTerms = { envelope: 'code', refusals: gatewayRefusals } as const

export interface CallOptions {
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
}

/** One call to the server. Throws `Refused`, `Fault` or `Outage`. */
export async function call<Row extends Endpoint>(
  row: Row,
  input: InputOf<Row>,
  options: CallOptions = {},
): Promise<OutputOf<Row>> {
  const payload = payloadOf(row, input)
  const requestId = requestIdOf(row, payload)
  const headers = { ...(requestId !== null && { [wireHeaders.requestId]: requestId }) }
  try {
    const answer = await withClock(() => post(payload, headers, row.money, options), row)
    if (row.money) settleRequest(row.call)
    return answer as OutputOf<Row>
  } catch (error) {
    // A refusal is an answer; after silence the same attempt may still be under way.
    if (row.money && error instanceof Refused && error.code !== 'in_progress')
      settleRequest(row.call)
    throw error
  }
}

/** One question to the sport-data gateway. */
export async function callGateway<In, Out>(
  row: GatewayMethod<In, Out>,
  input: In,
  options: CallOptions = {},
): Promise<Out> {
  const payload: Payload = {
    method: 'POST',
    path: gatewayPath,
    query: memberParams(),
    body: gatewayBody(row, input),
  }
  const answer = await post(payload, {}, false, options)
  return openInSteps<Out>({ ...gatewayTerms, output: row.output }, answer)
}

async function post(
  payload: Payload,
  extra: Record<string, string>,
  sign: boolean,
  { timeoutMs = TIMEOUT_MS, signal }: CallOptions,
) {
  const query = { ...payload.query, ...callerParams() }
  const key = sign ? signKey() : null
  const headers = {
    ...(payload.method === 'POST' && { 'content-type': 'application/json' }),
    ...callerHeaders(),
    ...extra,
    ...(key !== null &&
      (await signedWith(key, { ...payload, query }, extra[wireHeaders.requestId] ?? ''))),
  }
  const url = `${payload.path}?${new URLSearchParams(query)}`
  return send({ ...payload, url, headers, timeoutMs, signal })
}

// Few visits move money, so the code that signs comes when it is needed.
const signedWith = async (key: string, payload: Payload, requestId: string) =>
  (await import('#kit/wire/signing.ts')).signed(key, payload, requestId)

// The server tells its time when ours is too far off; the next attempt is signed with it.
async function withClock(
  attempt: () => ReturnType<typeof send>,
  row: Endpoint,
  left = CLOCK_RETRIES,
): Promise<unknown> {
  try {
    return openEnvelope(row, await attempt())
  } catch (error) {
    if (!isRefused(row, error, 'timeError') || left === 0) throw error
    learnServerTime(error.data.serverTime)
    return withClock(attempt, row, left - 1)
  }
}

function requestIdOf(row: Endpoint, payload: Payload): string | null {
  if (row.effect === 'read') return null
  if (!row.money) return newRequestId()
  return pendingRequestId(row.call, `${payload.path} ${payload.body}`)
}
