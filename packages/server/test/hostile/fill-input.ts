import type { JsonSchema } from '@linmen/contract/kit/codec.ts'

type Text = (most: number) => string

/** What a call takes, on the wire: every free text is the one that is given, everything else the least that is allowed. */
export function filled(schema: JsonSchema, text: Text): unknown {
  const choices = schema['anyOf'] as readonly JsonSchema[] | undefined
  if (choices) return filled(choices.find(({ type }) => type !== 'null') ?? choices[0]!, text)
  const [first] = (schema['enum'] ?? []) as readonly unknown[]
  if (first !== undefined) return first
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(fieldsOf(schema)).map(([name, each]) => [name, filled(each, text)]),
      )
    case 'array':
      return [filled(schema['items'] as JsonSchema, text)]
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 0))
    case 'boolean':
      return false
    default:
      return isFree(schema) ? text(Number(schema['maxLength'] ?? Infinity)) : bound(schema)
  }
}

/** Whether somebody may write what they like somewhere in it. */
export function hasFreeText(schema: JsonSchema): boolean {
  const choices = schema['anyOf'] as readonly JsonSchema[] | undefined
  if (choices) return choices.some(hasFreeText)
  if (schema['type'] === 'array') return hasFreeText(schema['items'] as JsonSchema)
  if (schema['type'] === 'object') return Object.values(fieldsOf(schema)).some(hasFreeText)
  return isFree(schema)
}

const fieldsOf = (schema: JsonSchema) =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>

const isFree = (schema: JsonSchema) =>
  schema['type'] === 'string' &&
  ['pattern', 'format', 'enum', 'const', 'default'].every((word) => !(word in schema))

/** A day, or one of the words that patterns ask for. */
function bound(schema: JsonSchema): string {
  if ('default' in schema) return String(schema['default'])
  if (schema['format'] === 'date') return '2026-11-25'
  const pattern = new RegExp(String(schema['pattern'] ?? ''))
  return (
    ['1', 'x1', '13800000001', '/a.png', 'https://example.org/'].find((word) =>
      pattern.test(word),
    ) ?? 'x'
  )
}
