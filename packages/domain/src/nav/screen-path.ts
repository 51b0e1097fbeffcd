import type { Screen } from '@linmen/contract'
import { texts } from '@linmen/contract/texts.ts'

export type Params = Readonly<Record<string, unknown>>

/** The address of a screen, or why it has none. */
export type Filled =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly text: string }

/**
 * Fills the names of the path from the params; the rest becomes the query under its wire names.
 * Null, undefined and the text "undefined" are nothing; 0 is a value.
 */
export function screenPath(
  screen: Pick<Screen, 'path' | 'defaults' | 'query'>,
  params: Params = {},
): Filled {
  const given = { ...screen.defaults, ...present(params) }
  const used = new Set<string>()
  let missing = false
  const path = screen.path.replace(/:(\w+)/g, (_, name: string) => {
    used.add(name)
    if (!Object.hasOwn(given, name)) missing = true
    return encoded(given[name])
  })
  if (missing) return { ok: false, text: texts.unknownScreen }
  const rest = Object.entries(given).filter(([name]) => !used.has(name))
  const query = rest
    .map(([name, value]) => `${encoded(screen.query[name] ?? name)}=${encoded(value)}`)
    .join('&')
  return { ok: true, path: query === '' ? path : `${path}?${query}` }
}

/** Params of an address under their house names, defaults filled in. */
export function screenParams(
  screen: Pick<Screen, 'defaults' | 'query'>,
  path: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>>,
): Record<string, string> {
  const house = new Map(Object.entries(screen.query).map(([name, wire]) => [wire, name]))
  const named = Object.entries(query).map(([name, value]) => [house.get(name) ?? name, value])
  const defaults = Object.entries(screen.defaults).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...defaults, ...named, ...Object.entries(present(path))]) as Record<
    string,
    string
  >
}

const encoded = (value: unknown) => encodeURIComponent(String(value))

const present = (params: Params): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(params).filter(
      (pair): pair is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof pair[1]) && pair[1] !== 'undefined',
    ),
  )
