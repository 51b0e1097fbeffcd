import type { AnyCodec } from '@linmen/contract'

type Json = { readonly [key: string]: unknown }

/** The wire form in a few words: `matchId, qiuFlag? 1|2, pageNo = 1`. */
export function fieldsText(fields: Readonly<Record<string, AnyCodec>>): string {
  return Object.entries(fields)
    .map(([house, field]) => {
      const wire = field.wireName ?? house
      const name = wire === house ? wire : `${wire} (${house})`
      const optional = field.presence === 'optional' ? '?' : ''
      return `${name}${optional}: ${schemaText(field.schema)}`
    })
    .join(', ')
}

export function schemaText(schema: Json): string {
  if ('default' in schema) return `${bare(schema)} = ${JSON.stringify(schema['default'])}`
  return bare(schema)
}

function bare(schema: Json): string {
  const { type } = schema
  if (Array.isArray(schema['enum'])) return schema['enum'].join('/')
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map(schemaText).join(' or ')
  if (type === 'array') return `[${schemaText(schema['items'] as Json)}]`
  if (type === 'object') return objectText(schema)
  if (schema['format'] === 'date') return 'day'
  if (schema['description'] === '逗号分隔') return 'comma list'
  return String(type)
}

function objectText(schema: Json): string {
  if (schema['additionalProperties'])
    return `{*: ${schemaText(schema['additionalProperties'] as Json)}}`
  const required = new Set(schema['required'] as readonly string[])
  const parts = Object.entries(schema['properties'] as Record<string, Json>).map(
    ([name, field]) =>
      `${name}${required.has(name) || 'default' in field ? '' : '?'}: ${schemaText(field)}`,
  )
  return `{${parts.join(', ')}}`
}
