import type { Endpoint, GatewayMethod, InputOf, OutputOf, Refusals } from '@linmen/contract'
import { commonRefusals } from '@linmen/contract'
import { gatewayPath, wireHeaders } from '@linmen/contract/kit/transport.ts'

export type Answer<Out> =
  | { readonly ok: true; readonly output: Out }
  | { readonly ok: false; readonly code: string; readonly data: unknown; readonly text: string }

export interface CallOptions {
  readonly requestId?: string
  readonly headers?: Record<string, string>
}

export interface Client {
  /** Calls a row as our own pages would, and decodes the answer with the row's codecs. */
  call<Row extends Endpoint>(
    row: Row,
    input: InputOf<Row>,
    options?: CallOptions,
  ): Promise<Answer<OutputOf<Row>>>
  /** Calls a method of the gateway by the name it has on the wire. */
  gateway<In, Out>(name: string, method: GatewayMethod<In, Out>, input: In): Promise<Answer<Out>>
  /** A raw request with this caller's credentials. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

let made = 0

export function clientOf(base: string, credentials: () => Record<string, string>): Client {
  const fetchAs = (path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...credentials(), ...(init.headers as Record<string, string>) },
    })
  return {
    fetch: fetchAs,
    call: async (row, input, options = {}) => {
      const { path, method, body } = requestFor(row, input)
      const headers: Record<string, string> = { ...options.headers }
      if (row.effect === 'write')
        headers[wireHeaders.requestId] = options.requestId ?? `test-${(made += 1)}`
      if (body !== undefined) headers['content-type'] = 'application/json'
      const response = await fetchAs(path, { method, headers, ...(body !== undefined && { body }) })
      return decoded(row.output, row.refusals, (await response.json()) as Record<string, unknown>)
    },
    gateway: async (name, method, input) => {
      const body = JSON.stringify({ apiName: name, ...(method.input.encode(input) as object) })
      const headers = { 'content-type': 'application/json' }
      const response = await fetchAs(gatewayPath, { method: 'POST', headers, body })
      return decoded(method.output, {}, (await response.json()) as Record<string, unknown>)
    },
  }
}

/** Fills the path, then puts the rest into the query of a read or the body of a write. */
export function requestFor(row: Endpoint, input: unknown) {
  const fields = { ...(row.input.encode(input) as Record<string, unknown>) }
  const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  if (row.effect === 'write' || row.method === 'POST')
    return { method: 'POST', path: `${path}?${COMMON}`, body: JSON.stringify(fields) }
  const query = new URLSearchParams(COMMON)
  for (const [name, value] of Object.entries(fields))
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each))
  return { method: 'GET', path: `${path}?${query.toString()}`, body: undefined }
}

const COMMON = 'agentId=1&platform=wap&appVersion=8.1.3&from=h5'

function decoded<Out>(
  output: { decode(wire: unknown): Out },
  refusals: Refusals,
  body: Record<string, unknown>,
): Answer<Out> {
  if (body['isSuccess'] === true) return { ok: true, output: output.decode(body) }
  const code = String(body['errorCode'])
  const known = refusals[code] ?? (commonRefusals as Refusals)[code]
  const data: unknown = known ? known.data.decode(body) : body
  return { ok: false, code, data, text: String(body['errorMsg']) }
}
