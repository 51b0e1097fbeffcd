import {
  deepLinks,
  specialGo,
  type DeepLink,
  type LinkFamily,
} from '@linmen/contract/screens/deep-links.ts'
import type { Screen } from '@linmen/contract'
import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import * as shellTexts from '@linmen/contract/shell-texts.ts'
import * as texts from '@linmen/contract/texts.ts'
import { otherNames } from '@linmen/contract/screens/other-names.ts'
import { screenPath, screenValues, writtenPath, type Filled, type Values } from './screen-path.ts'

export type LinkTarget =
  | { readonly to: 'screen'; readonly path: string }
  | { readonly to: 'outside'; readonly address: string }
  | { readonly to: 'nowhere'; readonly text: string }

const nowhere = (text: string): LinkTarget => ({ to: 'nowhere', text })

/** What links are followed with: the screens there are, and the agent that goes along. */
export interface LinkWorld {
  readonly screens: Readonly<Partial<Record<ScreenName, Screen>>>
  readonly agentId: string
}

/** A code and the id beside it: an address for code 2, JSON for code 46. */
export interface Link {
  readonly family: LinkFamily | 'go'
  readonly code: number
  readonly subject?: string | number | undefined
}

/** Where a code leads. */
export function linkTarget(world: LinkWorld, { family, code, subject }: Link): LinkTarget {
  const special = family === 'go' ? specialGo[code as keyof typeof specialGo] : undefined
  if (special === 'address') return outside(String(subject ?? ''), world.agentId)
  if (special === 'name') return namedLink(world, String(subject ?? ''))
  const table: Readonly<Record<number, DeepLink>> = family === 'go' ? {} : deepLinks[family]
  const row = Object.hasOwn(table, code) ? table[code] : undefined
  if (!row) return nowhere(shellTexts.unknownScreen)
  const screen = world.screens[row.screen]
  if (!screen) return unbuilt
  const subjects = row.idParam === undefined ? {} : guarded(screen, row.idParam, subject)
  return subjects
    ? target(screenPath(screen, { ...row.params, ...subjects }))
    : nowhere(texts.unreadableLink)
}

/** A link that names its page: `{"page": "PlanDetailPage", "params": {"id": 1}}`, and nothing more. */
export function namedLink(world: LinkWorld, text: string): LinkTarget {
  const link = strictLink(text)
  return link ? screenByName(world, link.page, link.params) : nowhere(texts.unreadableLink)
}

/** A screen by any name the specification has for it. */
export function screenByName(
  { screens }: LinkWorld,
  name: string,
  params: Values = {},
): LinkTarget {
  const own = Object.hasOwn(screens, name) ? screens[name as ScreenName] : undefined
  if (own) return target(writtenPath(own, params))
  if (!Object.hasOwn(otherNames, name)) return nowhere(shellTexts.unknownScreen)
  const other: { screen: ScreenName; params?: Values } = otherNames[name as keyof typeof otherNames]
  const screen = screens[other.screen]
  return screen ? target(writtenPath(screen, { ...params, ...other.params })) : unbuilt
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

/** A screen without a page is an unknown path, and those lead home. */
const unbuilt: LinkTarget = { to: 'screen', path: '/' }

const target = (filled: Filled): LinkTarget =>
  filled.ok ? { to: 'screen', path: filled.path } : nowhere(filled.text)

/** The id beside a code, if the screen can have such a one. */
function guarded(screen: Screen, name: string, subject: unknown): Values | null {
  const codec = screen.params[name]
  return codec
    ? screenValues(
        { params: { [name]: codec } },
        { [codec.wireName ?? name]: String(subject ?? '') },
      )
    : null
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

// The JSON comes from banners and messages: only plain values under ordinary names are taken.
function strictLink(text: string): { page: string; params: Values } | null {
  const link = parsed(text)
  if (!isRecord(link) || !Object.keys(link).every((key) => key === 'page' || key === 'params'))
    return null
  const { page, params = {} } = link
  if (typeof page !== 'string' || !isRecord(params)) return null
  const fine = Object.entries(params).every(
    ([key, value]) =>
      !FORBIDDEN.has(key) &&
      // What is nothing is left out of the address (R-NAV-004).
      (value === null || ['string', 'number', 'boolean'].includes(typeof value)),
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
