import type { Endpoint, GatewayMethod, InputOf, OutputOf } from '@linmen/contract'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { expect, vi } from 'vitest'
import { apiNameOf } from '#kit/wire/payload.ts'
import type { CodeOf } from '#kit/policy/refused-by.ts'

export type AnyRow = Endpoint | GatewayMethod
export type In<Row extends AnyRow> = Row extends GatewayMethod<infer I, any> ? I : InputOf<Row>
export type Out<Row extends AnyRow> = Row extends GatewayMethod<any, infer O> ? O : OutputOf<Row>

/** What one call of the contract is answered while a page is shown. */
export interface Answer {
  readonly row: AnyRow
  readonly reply: (input: unknown) => Promise<unknown>
}

/** Answers a call in house words. They travel through the row's codec, so an answer the row does not give fails here. */
export function answer<Row extends AnyRow>(
  row: Row,
  output: Out<Row> | ((input: In<Row>) => Out<Row>),
): Answer {
  const reply = (house: Out<Row>) => ({ ...ACCEPTED, ...travelled(row, house) })
  if (!isFunction<(input: In<Row>) => Out<Row>>(output)) {
    const ready = reply(output)
    return { row, reply: async () => ready }
  }
  return { row, reply: async (input) => reply(output(input as In<Row>)) }
}

/** Refuses a call with a code its row knows. */
export const refusal = <Row extends AnyRow>(
  row: Row,
  code: CodeOf<Row>,
  more: { readonly text?: string; readonly data?: object } = {},
): Answer => ({
  row,
  reply: async () => ({ ...REFUSED, errorCode: code, errorMsg: more.text ?? '', ...more.data }),
})

/** A call that is never answered: the page stays as it is while it waits. */
export const waiting = (row: AnyRow): Answer => ({ row, reply: () => new Promise(() => {}) })

/** A call that is answered when the test says so: the person does something else meanwhile. */
export function held({ row, reply }: Answer): Answer & { release(): void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { row, reply: async (input) => (await released, reply(input)), release }
}

/** A call that meets no network. */
export const outage = (row: AnyRow): Answer => ({
  row,
  reply: async () => Promise.reject(new TypeError('no network')),
})

/** A request as it leaves the device. */
export interface Sent {
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

/** The network with these answers; what was asked is remembered in house words. */
export function answerWith(answers: readonly Answer[]) {
  const known = [...answers]
  const asked: { readonly row: AnyRow; readonly input: unknown }[] = []
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = requestOf(url, init)
    const headers = new Headers(init.headers)
    sent.push({ url: new URL(url, location.origin), headers, body: String(init.body ?? '') })
    const found = known.findLast(({ row }) => isAsked(row, request))
    if (!found) throw new TypeError(`nobody answers ${request.path} ${request.apiName}`)
    const input = inputOf(found.row, request)
    asked.push({ row: found.row, input })
    return Response.json(await Promise.race([found.reply(input), givenUp(init.signal)]))
  })
  return {
    /** Later answers replace earlier ones to the same call. */
    now: (...more: readonly Answer[]) => void known.push(...more),
    asked: <Row extends AnyRow>(row: Row) =>
      asked.filter((each) => each.row === row).map(({ input }) => input as In<Row>),
    /** Every request as it travelled, also those nobody answered. */
    sent: (): readonly Sent[] => sent,
    /** How often anything was asked. */
    count: () => asked.length,
  }
}

/** Rejects when whoever asked no longer waits. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  )

// Every envelope of the contract says yes, or no.
const ACCEPTED = { isSuccess: true, success: true, code: 1 }
const REFUSED = { isSuccess: false, success: false, code: 0 }

function travelled<Row extends AnyRow>(row: Row, house: Out<Row>): object {
  const wire = row.output.encode(house) as object
  const read = JSON.parse(JSON.stringify(wire)) as unknown
  expect(() => row.output.decode(read), 'the answer is one the row gives').not.toThrow()
  return wire
}

interface Request {
  readonly path: string
  readonly apiName: string
  readonly fields: Record<string, unknown>
}

function requestOf(url: string, init: RequestInit): Request {
  const { pathname, searchParams } = new URL(url, location.origin)
  const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
  return {
    path: pathname,
    apiName: String(body['apiName'] ?? ''),
    fields: { ...Object.fromEntries(searchParams), ...body },
  }
}

export const isGateway = (row: AnyRow): row is GatewayMethod => 'sport' in row

const isAsked = (row: AnyRow, { path, apiName }: Request) =>
  isGateway(row) ? path === gatewayPath && apiName === apiNameOf(row) : pathPattern(row).test(path)

const pathPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function inputOf(row: AnyRow, { path, fields }: Request): unknown {
  const named = isGateway(row) ? {} : (pathPattern(row).exec(path)?.groups ?? {})
  return row.input.decode({ ...fields, ...named })
}

const isFunction = <F>(value: unknown): value is F => typeof value === 'function'
