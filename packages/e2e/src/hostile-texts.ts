import type { Page, Route } from '@playwright/test'
import type { JsonSchema } from '@linmen/contract/kit/codec.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'

/** Short enough for a team's name, and each runs by itself wherever it is taken for markup. */
const HOSTILE = ['<svg onload=ran()>', '<script>ran()</script>', '"><svg onload=ran()>']
const LONGEST = Math.max(...HOSTILE.map((text) => text.length))
const CHINESE = /\p{Script=Han}/u

interface Row {
  readonly path?: string
  readonly method: string
  readonly output: { readonly schema: JsonSchema }
}

const rows = (tables: object): Row[] =>
  Object.values(tables).flatMap((table: object) => Object.values(table) as Row[])

const endpoints = rows(allEndpoints).map((row) => ({
  row,
  // `/api/x/{id}` stands for any id.
  matches: new RegExp(`^${row.path!.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const gateway = new Map(rows(allGateway).map((row) => [row.method.replace(/^gw\./, ''), row]))

/**
 * From now on whatever the server says in words is hostile markup instead, in every field that has room for it. Tells
 * how many fields were exchanged, and what ran.
 */
export async function exchangeWords(page: Page) {
  const told = { exchanged: 0, ran: 0 }
  await page.exposeFunction('ran', () => void (told.ran += 1))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.route(/\/(api|sportdata)\//, async (route) => {
    const schema = schemaOf(route)
    if (!schema) return route.fallback()
    const response = await route.fetch()
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response })
    const exchange = (text: string) => {
      told.exchanged += 1
      return HOSTILE[(told.exchanged + text.length) % HOSTILE.length]!
    }
    const json: unknown = hostile(await response.json(), schema, exchange)
    return route.fulfill({ response, json })
  })
  return told
}

function schemaOf(route: Route): JsonSchema | null {
  const request = route.request()
  const { pathname } = new URL(request.url())
  if (pathname === gatewayPath) {
    const { apiName } = (request.postDataJSON() ?? {}) as { apiName?: string }
    return gateway.get(apiName ?? '')?.output.schema ?? null
  }
  const found = endpoints.find(
    ({ row, matches }) => row.method === request.method() && matches.test(pathname),
  )
  return found?.row.output.schema ?? null
}

type Exchange = (text: string) => string

/** The same value with its words exchanged; what a pattern or a list of words binds stays. */
function hostile(value: unknown, schema: JsonSchema | undefined, exchange: Exchange): unknown {
  if (schema === undefined || value === null) return value
  const choices = schema['anyOf'] as readonly JsonSchema[] | undefined
  if (choices)
    return hostile(
      value,
      choices.find(({ type }) => type !== 'null'),
      exchange,
    )
  if (typeof value === 'string') return isFree(value, schema) ? exchange(value) : value
  if (Array.isArray(value))
    return value.map((item) => hostile(item, schema['items'] as JsonSchema, exchange))
  if (typeof value !== 'object') return value
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, hostile(each, properties[name], exchange)]),
  )
}

const isFree = (value: string, schema: JsonSchema) =>
  schema['type'] === 'string' &&
  CHINESE.test(value) &&
  Number(schema['maxLength'] ?? 0) >= LONGEST &&
  ['pattern', 'format', 'enum'].every((bound) => !(bound in schema))
