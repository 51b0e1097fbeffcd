import type { Page, Route } from '@playwright/test'
import type { JsonSchema } from '@linmen/contract/kit/codec.ts'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'

/** The shortest first, so that those with room for a length are the first so many. */
const HOSTILE = hostileTexts.toSorted((a, b) => a.length - b.length)
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
 * From now on whatever the server says in words is hostile markup instead, as long as its field has room for. Tells how
 * many fields were exchanged, for how many different texts, and how often something ran. Begins with another text each
 * time, so that several visits say all of them.
 */
export async function exchangeWords(page: Page, from: number) {
  const told = { exchanged: 0, texts: new Set<string>(), ran: 0 }
  page.on('dialog', (dialog) => {
    told.ran += 1
    void dialog.dismiss()
  })
  await page.route(/\/(api|sportdata)\//, async (route) => {
    const schema = schemaOf(route)
    if (!schema) return route.fallback()
    const response = await route.fetch()
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response })
    const exchange = (most: number) => {
      const fitting = HOSTILE.findLastIndex((text) => text.length <= most) + 1
      const text = HOSTILE[(from + told.exchanged) % fitting]!
      told.exchanged += 1
      told.texts.add(text)
      return text
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

type Exchange = (most: number) => string

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
  if (typeof value === 'string')
    return isFree(value, schema) ? exchange(Number(schema['maxLength'])) : value
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
  Number(schema['maxLength'] ?? 0) >= HOSTILE[0]!.length &&
  ['pattern', 'format', 'enum'].every((bound) => !(bound in schema))
