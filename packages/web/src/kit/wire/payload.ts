import type { Endpoint, GatewayMethod } from '@linmen/contract'

export interface Payload {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** JSON text, or empty where the call has no body. */
  readonly body: string
}

/** An input as it travels: path filled, the rest in the query of a GET or the body of a POST. */
export function payloadOf(row: Endpoint, input: unknown): Payload {
  const fields = worthSending(row.input.encode(input) as Record<string, unknown>)
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(textOf(value))
  })
  // A call that changes something is sent as POST, whatever verb its old path has.
  const method = row.effect === 'write' ? 'POST' : row.method
  if (method === 'POST') return { method, path, query: {}, body: JSON.stringify(fields) }
  const query = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, textOf(value)]),
  )
  return { method, path, query, body: '' }
}

export function gatewayBody(row: GatewayMethod, input: unknown): string {
  return JSON.stringify({
    apiName: apiNameOf(row),
    ...worthSending(row.input.encode(input) as Record<string, unknown>),
  })
}

// A row is named by its place in the inventory, `gw.getMatchListByDate`.
export const apiNameOf = ({ method }: GatewayMethod) =>
  method.replace(/^gw\./, '').replace('{product}', 'Linmen')

/** Null, undefined, empty text and empty lists are left out; 0 and false are values. */
export function worthSending(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)))
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value === undefined ? '' : String(value)
}
