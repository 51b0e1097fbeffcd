import {
  deepLinks,
  specialGo,
  type DeepLink,
  type LinkFamily,
} from '@linmen/contract/screens/deep-links.ts'
import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { texts } from '@linmen/contract/texts.ts'
import { otherNames } from '@linmen/contract/screens/other-names.ts'
import { screenPath, type Params } from './screen-path.ts'

export type LinkTarget =
  | { readonly to: 'screen'; readonly path: string }
  | { readonly to: 'outside'; readonly address: string }
  | { readonly to: 'nowhere'; readonly text: string }

const nowhere = (text: string): LinkTarget => ({ to: 'nowhere', text })

/** Where a code leads. `subject` is the id beside it: an address for code 2, JSON for code 46. */
export function linkTarget(
  family: LinkFamily | 'go',
  code: number,
  subject: string | number | undefined,
  agentId: string,
): LinkTarget {
  const special = family === 'go' ? specialGo[code as keyof typeof specialGo] : undefined
  if (special === 'address') return outside(String(subject ?? ''), agentId)
  if (special === 'name') return namedLink(String(subject ?? ''))
  const table: Readonly<Record<number, DeepLink>> = family === 'go' ? {} : deepLinks[family]
  const row = Object.hasOwn(table, code) ? table[code] : undefined
  if (!row) return nowhere(texts.unknownScreen)
  const id = row.idParam === undefined ? {} : { [row.idParam]: subject }
  return toScreen(row.screen, { ...row.params, ...id })
}

/** A link that names its page: `{"page": "PlanDetailPage", "params": {"id": 1}}`, and nothing more. */
export function namedLink(text: string): LinkTarget {
  const link = strictLink(text)
  return link ? screenByName(link.page, link.params) : nowhere(texts.unreadableLink)
}

/** A screen by any name the specification has for it. */
export function screenByName(name: string, params: Params = {}): LinkTarget {
  if (Object.hasOwn(screens, name)) return toScreen(name as ScreenName, params)
  if (!Object.hasOwn(otherNames, name)) return nowhere(texts.unknownScreen)
  const other: { screen: ScreenName; params?: Params } = otherNames[name as keyof typeof otherNames]
  return toScreen(other.screen, { ...params, ...other.params })
}

/** An address outside the product, with the agent added where it is missing. Only https leads out. */
export function outside(address: string, agentId: string): LinkTarget {
  if (!/^https:\/\/[\w.-]+(:\d+)?([/?#][^\s\\]*)?$/i.test(address))
    return nowhere(texts.unreadableLink)
  const [front, hash] = splitOnce(address, '#')
  const [path, query] = splitOnce(front, '?')
  const pairs = query === undefined || query === '' ? [] : query.split('&')
  const known = pairs.some((pair) => pair.split('=')[0] === 'agentId')
  const all = known ? pairs : [...pairs, `agentId=${encodeURIComponent(agentId)}`]
  return {
    to: 'outside',
    address: `${path}?${all.join('&')}${hash === undefined ? '' : `#${hash}`}`,
  }
}

function toScreen(name: ScreenName, params: Params): LinkTarget {
  // A table without its planned screens knows fewer names than its type.
  if (!Object.hasOwn(screens, name)) return { to: 'screen', path: '/' }
  const filled = screenPath(screens[name], params)
  return filled.ok ? { to: 'screen', path: filled.path } : nowhere(filled.text)
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

// The JSON comes from banners and messages: only plain values under ordinary names are taken.
function strictLink(text: string): { page: string; params: Params } | null {
  const link = parsed(text)
  if (!isRecord(link) || !Object.keys(link).every((key) => key === 'page' || key === 'params'))
    return null
  const { page, params = {} } = link
  if (typeof page !== 'string' || !isRecord(params)) return null
  const fine = Object.entries(params).every(
    ([key, value]) => !FORBIDDEN.has(key) && ['string', 'number', 'boolean'].includes(typeof value),
  )
  return fine ? { page, params } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
