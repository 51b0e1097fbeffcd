import { codec, type AnyCodec, type Codec, type House } from './codec.ts'
import { complain, within, WireError } from './wire-error.ts'

type Fields = Record<string, AnyCodec>
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends Codec<any, 'optional'>
    ? F[K] extends Codec<any, 'required'>
      ? never
      : K
    : never
}[keyof F]

/** The house type of a shape: optional codecs become optional keys. */
export type ShapeOf<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: House<F[K]>
} & { [K in OptionalKeys<F>]?: Exclude<House<F[K]>, undefined> }

export interface Shape<H> extends Codec<H> {
  readonly fields: Fields
}

/** An object. Unknown fields are dropped and never read; known ones are strict. */
export function shape<F extends Fields>(fields: F): Shape<Simplify<ShapeOf<F>>> {
  const entries = Object.entries(fields).map(([house, field]) => ({
    house,
    wire: field.wireName ?? house,
    field: field as Codec<unknown>,
  }))
  const decode = (wire: unknown) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire))
      return complain('应为对象')
    const source = wire as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const entry of entries) {
      const value = within(entry.wire, entry.field, own(source, entry.wire))
      if (value !== undefined) result[entry.house] = value
    }
    return result
  }
  const encode = (house: unknown) => {
    const source = house as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const entry of entries) {
      const value = entry.field.encode(source[entry.house])
      if (value !== undefined) result[entry.wire] = value
    }
    return result
  }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(entries.map((entry) => [entry.wire, entry.field.schema])),
    required: Object.values(entries)
      .filter(({ field }) => field.presence === 'required' && !('default' in field.schema))
      .map(({ wire }) => wire),
  }
  return { ...codec<any>(schema, decode, encode), fields }
}

/** No fields at all. */
export const none = shape({})

export interface List<H> extends Codec<H[]> {
  readonly max: number
}

export function list<H>(item: Codec<H>, { max = 1000 } = {}): List<H> {
  const items = codec<H[]>(
    { type: 'array', items: item.schema, maxItems: max },
    (wire) => {
      if (!Array.isArray(wire)) return complain('应为列表')
      if (wire.length > max) return complain(`最多 ${max} 项`)
      return wire.map((value, at) => within(at, item, value))
    },
    (house) => house.map((value) => item.encode(value)),
  )
  return { ...items, max }
}

/** A list that travels as one comma-separated text, as legacy query strings do. Also accepts a real list. */
export function commaList<H>(item: Codec<H>, { max = 300 } = {}): Codec<H[]> {
  const items = list(item, { max })
  return codec(
    { type: 'string', description: '逗号分隔' },
    (wire) =>
      items.decode(typeof wire === 'string' ? wire.split(',').filter((part) => part !== '') : wire),
    (house) => house.map((value) => String(item.encode(value))).join(','),
  )
}

/** A map with free keys, such as a score per phase. */
export function record<H>(value: Codec<H>): Codec<Record<string, H>> {
  return codec(
    { type: 'object', additionalProperties: value.schema },
    (wire) => {
      if (typeof wire !== 'object' || wire === null || Array.isArray(wire))
        return complain('应为对象')
      return Object.fromEntries(
        Object.entries(wire).map(([key, inner]) => [key, within(key, value, inner)]),
      )
    },
    (house) =>
      Object.fromEntries(Object.entries(house).map(([key, inner]) => [key, value.encode(inner)])),
  )
}

/** A value whose form depends on the word in one of its fields. */
export function variants<const Tag extends string, V extends Record<string, Shape<any>>>(
  tag: Tag,
  shapes: V,
): Codec<{ [K in keyof V & string]: { [T in Tag]: K } & House<V[K]> }[keyof V & string]> {
  return codec<any>(
    { anyOf: Object.values(shapes).map((each) => each.schema) },
    (wire) => {
      const word =
        typeof wire === 'object' && wire !== null
          ? own(wire as Record<string, unknown>, tag)
          : undefined
      const chosen =
        typeof word === 'string' && Object.hasOwn(shapes, word) ? shapes[word] : undefined
      if (!chosen) throw new WireError(tag, '未知的类别')
      return { [tag]: word, ...chosen.decode(wire) }
    },
    (house) => ({ [tag]: house[tag], ...(shapes[house[tag]]!.encode(house) as object) }),
  )
}

type Simplify<T> = { [K in keyof T]: T[K] } & {}

// `__proto__` and `constructor` are not fields of anybody's request.
const own = (source: Record<string, unknown>, key: string) =>
  Object.hasOwn(source, key) ? source[key] : undefined
