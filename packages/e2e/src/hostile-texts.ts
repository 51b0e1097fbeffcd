import type { Page } from '@playwright/test'
import type { JsonSchema } from '@linmen/contract/kit/codec.ts'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { CALLS, rowOf } from './call-rows.ts'

/** The shortest first, so that those with room for a length are the first so many. */
const HOSTILE = hostileTexts.toSorted((a, b) => a.length - b.length)
const CHINESE = /\p{Script=Han}/u

/**
 * From now on whatever the server says in words is hostile markup instead, as long as its field has room for. Tells how
 * many fields were exchanged, for how many different texts, and how often something ran. Each field gets the next text, so that
 * a few pages say all of them.
 */
export async function exchangeWords(page: Page) {
  const told = { exchanged: 0, texts: new Set<string>(), ran: 0 }
  page.on('dialog', (dialog) => {
    told.ran += 1
    void dialog.dismiss()
  })
  await page.route(CALLS, async (route) => {
    const schema = rowOf(route.request())?.output.schema
    if (!schema) return route.fallback()
    const response = await route.fetch()
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response })
    const exchange = (most: number) => {
      const fitting = HOSTILE.findLastIndex((text) => text.length <= most) + 1
      const text = HOSTILE[told.exchanged % fitting]!
      told.exchanged += 1
      told.texts.add(text)
      return text
    }
    const json: unknown = hostile(await response.json(), schema, exchange)
    return route.fulfill({ response, json })
  })
  return told
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
