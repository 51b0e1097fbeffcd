/**
 * One value in its two forms: as it travels (legacy names, numbers for words, coins with decimals)
 * and as the house knows it. Server and web both translate at the boundary with the same codec,
 * so no wire word has a reason to appear anywhere else.
 */
export interface Codec<House, Presence extends 'required' | 'optional' = 'required'> {
  readonly decode: (wire: unknown) => House
  readonly encode: (house: House) => unknown
  /** JSON Schema of the wire form, for the generated documents. */
  readonly schema: JsonSchema
  readonly presence: Presence
  /** The field's name on the wire where it differs from the house name. */
  readonly wireName?: string
}

export type JsonSchema = { readonly [key: string]: unknown }

export type AnyCodec = Codec<never, 'required' | 'optional'> | Codec<any, 'required' | 'optional'>

/** The house type of a codec. */
export type House<C> = C extends Codec<infer H, infer _> ? H : never

export function codec<H>(
  schema: JsonSchema,
  decode: (wire: unknown) => H,
  encode: (house: H) => unknown = (house) => house,
): Codec<H> {
  return { schema, decode, encode, presence: 'required' }
}

/** May be left out. Null, the empty string and a missing field all mean "left out". */
export function optional<H>(inner: Codec<H>): Codec<H | undefined, 'optional'> {
  return {
    schema: inner.schema,
    presence: 'optional',
    decode: (wire) => (isAbsent(wire) ? undefined : inner.decode(wire)),
    encode: (house) => (house === undefined ? undefined : inner.encode(house)),
  }
}

/** A codec that has a value for what is left out. */
export interface Defaulted<H> extends Codec<H> {
  readonly fallback: H
}

/** May be left out on the wire; the house always sees a value. */
export function withDefault<H>(inner: Codec<H>, fallback: H): Defaulted<H> {
  return {
    ...inner,
    fallback,
    schema: { ...inner.schema, default: inner.encode(fallback) },
    decode: (wire) => (isAbsent(wire) ? fallback : inner.decode(wire)),
  }
}

export function nullable<H>(inner: Codec<H>): Codec<H | null> {
  return {
    ...inner,
    schema: { anyOf: [inner.schema, { type: 'null' }] },
    decode: (wire) => (wire === null || wire === undefined ? null : inner.decode(wire)),
    encode: (house) => (house === null ? null : inner.encode(house)),
  }
}

/** Gives a field another name on the wire: `sport: named('qiuFlag', sportCode)`. */
export function named<C extends AnyCodec>(wireName: string, inner: C): C {
  return { ...inner, wireName }
}

const isAbsent = (wire: unknown) => wire === undefined || wire === null || wire === ''
