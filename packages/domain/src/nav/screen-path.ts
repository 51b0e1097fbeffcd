import type { Codec, Screen } from '@linmen/contract'
import * as texts from '@linmen/contract/shell-texts.ts'

/** What an address says in the words of the house. */
export type Values = Readonly<Record<string, unknown>>
/** What an address says as it is written. */
export type Words = Readonly<Record<string, string>>

/** The address of a screen, or why it has none. */
export type Filled =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly text: string }

type Addressed = Pick<Screen, 'path' | 'params'>

const wrong: Filled = { ok: false, text: texts.unknownScreen }

/** The address of a screen. Names of the path are filled, the rest becomes the query under its wire names. */
export function screenPath(screen: Addressed, values: Values = {}): Filled {
  const words = fieldsOf(screen).map(
    ([name, codec]) => [name, wordOf(codec, values[name])] as const,
  )
  if (words.some(([, word]) => word === null)) return wrong
  const written = words.filter(
    (pair): pair is readonly [string, string] => typeof pair[1] === 'string',
  )
  return { ok: true, path: addressOf(screen, Object.fromEntries(written)) }
}

/**
 * The address of a screen for what somebody else wrote: a banner, a message, another address. What the screen
 * knows has to pass its codecs, anything else is handed on. Null, undefined and the text "undefined" are nothing;
 * 0 is a value.
 */
export function writtenPath(screen: Addressed, given: Values): Filled {
  const words = present(given)
  const values = screenValues(screen, words)
  const filled = values ? screenPath(screen, values) : wrong
  if (!filled.ok) return filled
  const known = new Set(fieldsOf(screen).flatMap(([name, { wireName }]) => [name, wireName]))
  const rest = Object.entries(words).filter(([name]) => !known.has(name))
  return { ok: true, path: withQuery(filled.path, rest) }
}

/**
 * What the page gets to know from its address. Null where something it cannot do without is missing or makes no
 * sense; a word that could be left out and makes no sense counts as left out.
 */
export function screenValues(screen: Pick<Screen, 'params'>, words: Words): Values | null {
  const values: Record<string, unknown> = {}
  for (const [name, codec] of fieldsOf(screen)) {
    const wire = codec.wireName ?? name
    const word = Object.hasOwn(words, wire) ? words[wire] : own(words, name)
    const read = attempt(() => codec.decode(word)) ?? attempt(() => codec.decode(undefined))
    if (!read) return null
    if (read.value !== undefined) values[name] = read.value
  }
  return values
}

/** The words of an address under their house names. The path wins over the query. */
export function screenWords(screen: Pick<Screen, 'params'>, path: Words, query: Words): Words {
  const house = new Map(
    fieldsOf(screen).flatMap(([name, { wireName }]) => (wireName ? [[wireName, name]] : [])),
  )
  const named = Object.entries(query).map(([name, word]) => [house.get(name) ?? name, word])
  return { ...Object.fromEntries(named), ...path }
}

const fieldsOf = ({ params }: Pick<Screen, 'params'>) =>
  Object.entries(params) as [string, Codec<unknown>][]

/** The word for a value or for its default; undefined where it may be left out, null where it may not. */
function wordOf(codec: Codec<unknown>, value: unknown): string | undefined | null {
  const said =
    value === undefined || value === null ? attempt(() => codec.decode(undefined)) : { value }
  if (!said) return null
  return said.value === undefined ? undefined : String(codec.encode(said.value))
}

interface Read {
  readonly value: unknown
}

function attempt(read: () => unknown): Read | null {
  try {
    return { value: read() }
  } catch {
    return null
  }
}

function addressOf({ path, params }: Addressed, words: Words): string {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(words[name]!))
  const rest = Object.entries(words).filter(([name]) => !inPath.has(name))
  return withQuery(
    filled,
    rest.map(([name, word]) => [params[name]?.wireName ?? name, word]),
  )
}

function withQuery(path: string, pairs: readonly (readonly string[])[]): string {
  const query = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

const own = (words: Words, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined)

const present = (given: Values): Words =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)])
      .filter(([, word]) => word !== 'undefined'),
  )
