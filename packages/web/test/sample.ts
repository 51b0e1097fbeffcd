import type { Codec, JsonSchema } from '@linmen/contract/kit/codec.ts'
import type { Shape } from '@linmen/contract/kit/shapes.ts'

/**
 * The least a codec accepts, in house words: zeros, empty texts, empty lists. A test says only what it is about, and a
 * field the contract gains or loses is noticed.
 */
export const sampleOf = <House>(codec: Codec<House>, more: Partial<House> = {}): House => ({
  ...codec.decode(leastOf(codec.schema)),
  ...more,
})

type ListOf<House, Key extends keyof House> = House[Key] extends readonly (infer Item)[]
  ? Item
  : never

/** The least entry of one of a codec's lists. */
export function sampleEntry<House, Key extends keyof House & string>(
  codec: Codec<House>,
  list: Key,
  more: Partial<ListOf<House, Key>> = {},
): ListOf<House, Key> {
  const { wireName = list } = (codec as unknown as Shape<House>).fields[list]!
  const { properties = {} } = codec.schema as ObjectSchema
  const entry = leastOf(properties[wireName]!['items'] as JsonSchema)
  const house = codec.decode({ ...(leastOf(codec.schema) as object), [wireName]: [entry] })
  const [first] = house[list] as readonly ListOf<House, Key>[]
  return { ...first!, ...more }
}

function leastOf(schema: JsonSchema): unknown {
  if ('default' in schema) return schema['default']
  const choices = (schema['enum'] ?? schema['anyOf']) as readonly unknown[] | undefined
  if (schema['enum']) return choices![0]
  if (choices) return leastOfAny(choices as readonly JsonSchema[])
  return leastOfType(schema)
}

// Null is the least where it is allowed.
const leastOfAny = (schemas: readonly JsonSchema[]) =>
  schemas.some(({ type }) => type === 'null') ? null : leastOf(schemas[0]!)

function leastOfType(schema: JsonSchema): unknown {
  switch (schema['type']) {
    case 'object':
      return leastObject(schema as ObjectSchema)
    case 'array':
      return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
        leastOf(schema['items'] as JsonSchema),
      )
    case 'integer':
    case 'number':
      return Math.max(0, Number(schema['minimum'] ?? 0))
    case 'boolean':
      return false
    default:
      return leastText(schema)
  }
}

interface ObjectSchema extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

const leastObject = ({ properties = {}, required = [] }: ObjectSchema) =>
  Object.fromEntries(required.map((name) => [name, leastOf(properties[name]!)]))

// What a pattern may ask for: an id, a score, prices, a day, a colour.
const TEXTS = ['', '0', '0:0', '0;0', '0;0;0', '00:00', '2026-01-01', '#000000']

function leastText({ format, pattern, minLength }: JsonSchema): string {
  if (format === 'date') return '2026-01-01'
  const fits = (text: string) => pattern === undefined || new RegExp(String(pattern)).test(text)
  return TEXTS.find((text) => text.length >= Number(minLength ?? 0) && fits(text)) ?? ''
}
