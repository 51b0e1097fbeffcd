import { codec, type Codec } from './codec.ts'
import { complain } from './wire-error.ts'

/** A value that travels as JSON inside a text, as `pointJson` and `aggScore` do. */
export const jsonText = <H>(inner: Codec<H>): Codec<H> =>
  codec(
    { type: 'string', contentMediaType: 'application/json', contentSchema: inner.schema },
    (wire) => inner.decode(typeof wire === 'string' ? parsed(wire) : wire),
    (house) => JSON.stringify(inner.encode(house)),
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return complain('应为 JSON')
  }
}
