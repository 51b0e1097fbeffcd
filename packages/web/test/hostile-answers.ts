import type { Endpoint, GatewayMethod } from '@linmen/contract'
import type { AnyCodec, JsonSchema } from '@linmen/contract/kit/codec.ts'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import type { Answer } from './answers.ts'

type Row = Endpoint | GatewayMethod

/** Every row of the contract; those with an id in their path first, because the last that fits answers. */
const rows: readonly Row[] = [allEndpoints, allGateway]
  .flatMap((tables) => Object.values(tables).flatMap((table) => Object.values(table) as Row[]))
  .toSorted((a, b) => Number(isOpenEnded(b)) - Number(isOpenEnded(a)))

function isOpenEnded(row: Row): boolean {
  return 'path' in row && row.path.includes('{')
}

/** Everything the server could say, with markup in every word that is free; texts no page has shown yet come first. */
export class HostileServer {
  /** Rows whose answer their own codec would not read: this server has to learn them. */
  readonly faults: string[] = []
  readonly #seen: ReadonlySet<string>
  readonly #fitting = new Map<string, readonly string[]>()
  #count = 0

  constructor(seen: ReadonlySet<string>) {
    this.#seen = seen
  }

  /** What is asked twice is answered the same, or a page would find something new for ever. */
  answers(): readonly Answer[] {
    const said = new Map<Row, object>()
    const reply = (row: Row) => {
      const known = said.get(row) ?? this.#reply(row)
      said.set(row, known)
      return known
    }
    return rows.map((row) => ({ row, reply: async () => reply(row) }))
  }

  /** A value of a parameter, as the house knows it. */
  value({ schema, decode }: AnyCodec): unknown {
    return decode(this.#of(schema))
  }

  #reply(row: Row): object {
    const wire = this.#of(row.output.schema) as object
    try {
      row.output.decode(wire)
    } catch (error) {
      this.faults.push(`${'call' in row ? row.call : row.method}: ${String(error)}`)
    }
    // Every envelope of the contract says yes.
    return { isSuccess: true, success: true, code: 1, ...wire }
  }

  #of(schema: JsonSchema): unknown {
    const choices = (schema['anyOf'] as readonly JsonSchema[] | undefined)?.filter(
      ({ type }) => type !== 'null',
    )
    // The last of its words is what comes at the end: paid, open, over.
    if (choices) return this.#of(choices.at(-1)!)
    if (schema['enum']) return (schema['enum'] as readonly unknown[]).at(-1)
    switch (schema['type']) {
      case 'object':
        return this.#object(schema)
      case 'array':
        return this.#list(schema)
      case 'boolean':
        return true
      case 'integer':
      case 'number':
        return this.#number(schema)
      default:
        return this.#text(schema)
    }
  }

  #object({ properties = {}, additionalProperties }: JsonSchema): object {
    const named = Object.entries(properties as Record<string, JsonSchema>)
    return {
      ...(additionalProperties ? { '1': this.#of(additionalProperties as JsonSchema) } : {}),
      ...Object.fromEntries(
        named.map(([name, each]) => [name, IS_MORE.test(name) ? false : this.#of(each)]),
      ),
    }
  }

  #list({ items, minItems, maxItems }: JsonSchema): unknown[] {
    const length = Math.min(Math.max(2, Number(minItems ?? 0)), Number(maxItems ?? 2))
    return Array.from({ length }, () => this.#of(items as JsonSchema))
  }

  #number({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): number {
    if (Number(maximum) === LAST_MOMENT) return NOW_MS
    return Math.min(Math.max(2, Number(minimum)), Number(maximum))
  }

  #text({ format, pattern, contentSchema, minLength = 0, maxLength }: JsonSchema): string {
    this.#count += 1
    if (contentSchema) return JSON.stringify(this.#of(contentSchema as JsonSchema))
    if (format === 'date') return '2026-11-25'
    const [least, most] = [Number(minLength), Number(maxLength ?? Infinity)]
    const hasRoom = (text: string) => [...text].length >= least && [...text].length <= most
    if (pattern !== undefined) {
      const form = new RegExp(String(pattern))
      const written = [`i${this.#count}`, ...PATTERNED]
      return written.find((text) => hasRoom(text) && form.test(text)) ?? ''
    }
    const key = `${least} ${most}`
    const fitting = this.#fitting.get(key) ?? hostileTexts.filter(hasRoom)
    this.#fitting.set(key, fitting)
    const fresh = fitting.filter((text) => !this.#seen.has(text))
    const from = fresh.length > 0 ? fresh : fitting
    return from[this.#count % (from.length || 1)] ?? 'x'.repeat(least)
  }
}

/** A list without an end would be read for ever. */
const IS_MORE = /^has(Next|More)/
const LAST_MOMENT = 8_640_000_000_000
const NOW_MS = Date.parse('2026-11-25T20:00:00+08:00')
/** What a pattern may ask for: a number, a score, prices, a day, a colour, an address. */
const PATTERNED = [
  ...[
    '',
    '2.10;3.20;3.40',
    '210;320;340',
    '1.90;1.90',
    '1',
    '0:0',
    '0;0',
    '0;0;0',
    '00:00',
    '2026-11-25',
    '#000000',
    '13800000001',
  ],
  ...['a'.repeat(32), '0'.repeat(64), 'https://example.org/1', '/files/1.png', '2026', '2026-11'],
]
