import type { Endpoint, GatewayMethod, InputOf, OutputOf } from '@linmen/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callGateway } from './call.ts'
import { freshMs } from './freshness.ts'

/** A read as the cache knows it: key, function and freshness follow from the row. */
export function read<Row extends Endpoint>(row: Row, input: InputOf<Row>) {
  return queryOptions({
    queryKey: readKey(row, input),
    queryFn: ({ signal }): Promise<OutputOf<Row>> => call(row, input, { signal }),
    staleTime: freshMs(row.call),
  })
}

export function readGateway<In, Out>(row: GatewayMethod<In, Out>, input: In) {
  return queryOptions({
    queryKey: ['gateway', row.method, input] as const,
    queryFn: ({ signal }): Promise<Out> => callGateway(row, input, { signal }),
    staleTime: freshMs(row.method),
  })
}

type PageInput<In> = Omit<In, 'pageNo'>

/** A long list, page by page, for rows with `pageNo` in and `{ dataList, hasNext }` out. */
export function readPages<Row extends Endpoint>(row: Row, input: PageInput<InputOf<Row>>) {
  return infiniteQueryOptions({
    queryKey: [...readKey(row, input), 'pages'] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<OutputOf<Row>> =>
      call(row, { ...input, pageNo: pageParam } as InputOf<Row>, { signal }),
    getNextPageParam: (last, _all, at) => (hasNext(last) ? at + 1 : undefined),
    staleTime: freshMs(row.call),
  })
}

/** A long answer of the gateway, page by page, for methods with `pageNo` in and `hasNext` out. */
export function readGatewayPages<In extends { pageNo: number }, Out>(
  row: GatewayMethod<In, Out>,
  input: PageInput<In>,
) {
  return infiniteQueryOptions({
    queryKey: ['gateway', row.method, input, 'pages'] as const,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<Out> =>
      callGateway(row, { ...input, pageNo: pageParam } as unknown as In, { signal }),
    getNextPageParam: (last, _all, at) => (hasNext(last) ? at + 1 : undefined),
    staleTime: freshMs(row.method),
  })
}

const readKey = (row: Endpoint, input: unknown) => ['call', row.call, input] as const

/** Every read of the row, whatever its input. */
export const readsOf = (row: Endpoint | GatewayMethod) =>
  'call' in row ? (['call', row.call] as const) : (['gateway', row.method] as const)

const hasNext = (page: unknown) => (page as { hasNext?: unknown }).hasNext === true
