import type { Request } from '@playwright/test'
import type { JsonSchema } from '@linmen/contract/kit/codec.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'

/** What the contract says of a call. */
export interface CallRow {
  readonly path?: string
  readonly method: string
  readonly output: { readonly schema: JsonSchema }
}

const rows = (tables: object): CallRow[] =>
  Object.values(tables).flatMap((table: object) => Object.values(table) as CallRow[])

const endpoints = rows(allEndpoints).map((row) => ({
  row,
  // `/api/x/{id}` stands for any id.
  matches: new RegExp(`^${row.path!.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const gateway = new Map(rows(allGateway).map((row) => [row.method.replace(/^gw\./, ''), row]))

/** Everything that is called under these. */
export const CALLS = /\/(api|sportdata)\//

/** The row of a request; null where it is no call of the contract. */
export function rowOf(request: Request): CallRow | null {
  const { pathname } = new URL(request.url())
  if (pathname === gatewayPath) {
    const { apiName } = (request.postDataJSON() ?? {}) as { apiName?: string }
    return gateway.get(apiName ?? '') ?? null
  }
  const found = endpoints.find(
    ({ row, matches }) => row.method === request.method() && matches.test(pathname),
  )
  return found?.row ?? null
}
