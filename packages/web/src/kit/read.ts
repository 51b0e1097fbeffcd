import type { Endpoint, GatewayMethod, InputOf, OutputOf, Subject } from '@linmen/contract'
import {
  infiniteQueryOptions,
  queryOptions,
  type Query,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { call, callGateway } from './call.ts'
import type { Policy } from '#kit/policy/error-policy.ts'

/** A read under whatever key. */
export type Read<T> = UseQueryOptions<T, Error, T, any>

/**
 * A read as the cache knows it: key, function and freshness follow from the row. A flow that reacts to failures
 * otherwise than the catalogue brings its policy.
 */
export function read<Row extends Endpoint>(row: Row, input: InputOf<Row>, policy?: Policy) {
  const { meta, ...age } = ageOf(row)
  return queryOptions({
    queryKey: readKey(row, input),
    queryFn: ({ signal }): Promise<OutputOf<Row>> => call(row, input, { signal }),
    ...age,
    meta: { ...meta, ...(policy && { policy }) },
  })
}

export function readGateway<In, Out>(row: GatewayMethod<In, Out>, input: In) {
  return queryOptions({
    queryKey: ['gateway', row.method, input] as const,
    queryFn: ({ signal }): Promise<Out> => callGateway(row, input, { signal }),
    ...ageOf(row),
  })
}

interface HasNext {
  readonly hasNext: boolean
}
interface Numbered {
  readonly pageNo: number
}

/** A long list, page by page, for rows and methods with `pageNo` in and `hasNext` out. */
export function readPages<In extends Numbered, Out extends HasNext>(
  row: Endpoint<In, Out> | GatewayMethod<In, Out>,
  input: Omit<In, 'pageNo'>,
) {
  return infiniteQueryOptions({
    queryKey: [...readsOf(row), input, 'pages'] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<Out> => {
      const page = { ...input, pageNo: pageParam } as unknown as In
      return 'call' in row ? call(row, page, { signal }) : callGateway(row, page, { signal })
    },
    getNextPageParam: ({ hasNext }, _all, at) => (hasNext ? at + 1 : undefined),
    ...ageOf(row),
  })
}

const readKey = (row: Endpoint, input: unknown) => ['call', row.call, input] as const

/** Every read of the row, whatever its input. */
export const readsOf = (row: Endpoint | GatewayMethod) =>
  'call' in row ? (['call', row.call] as const) : (['gateway', row.method] as const)

/** Whether a write that touches these makes the answer stale. */
export const isAbout = ({ meta }: Query, touched: readonly Subject[]): boolean =>
  meta?.about?.some((subject) => touched.includes(subject)) === true

// Where a row says nothing, the default of the cache holds.
const ageOf = ({ about, freshMs }: Endpoint | GatewayMethod) => ({
  meta: { about },
  ...(freshMs !== undefined && { staleTime: freshMs }),
})
