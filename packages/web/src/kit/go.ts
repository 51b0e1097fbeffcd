import type { ScreenName, ScreenParams } from '@linmen/contract/screens/all-screens.ts'
import type { LinkFamily } from '@linmen/contract/screens/deep-links.ts'
import { linkTarget, screenByName, type LinkTarget } from '@linmen/domain/nav/deep-link.ts'
import { screenParams, screenPath } from '@linmen/domain/nav/screen-path.ts'
import { createContext, useCallback, useContext } from 'react'
import { theHost } from './host.ts'
import { note } from './log.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'
import { currentPlace, notePlace, type Place } from './place.ts'
import { screenOf } from './screen-of.ts'

type GoArgs<Name extends ScreenName> =
  {} extends ScreenParams<Name>
    ? [params?: ScreenParams<Name>, options?: GoOptions]
    : [params: ScreenParams<Name>, options?: GoOptions]

export interface GoOptions {
  /** Takes the place of the present page, so that "back" does not return to it. */
  readonly replace?: boolean
}

/** Goes to a screen by its name. */
export function go<Name extends ScreenName>(name: Name, ...args: GoArgs<Name>): void {
  const [params, options] = args
  const filled = screenPath(screenOf(name), params)
  if (filled.ok) navigation.go(filled.path, options)
  else notices.toast(filled.text)
}

/** The address of a screen, for links that can be opened in a new window. */
export function hrefTo<Name extends ScreenName>(
  name: Name,
  ...[params]: GoArgs<Name>
): string | undefined {
  const filled = screenPath(screenOf(name), params)
  return filled.ok ? `#${filled.path}` : undefined
}

/** Back where the person came from; at the bottom of the stack, home. */
export const goBack = (): void => navigation.back()

/** Follows a link code of a banner, an answer or a message. A link that makes no sense is only noted. */
export function goLink(family: LinkFamily | 'go', code: number, subject?: string | number): void {
  const target = linkTarget(family, code, subject, theHost().agentId)
  if (target.to === 'nowhere') note(`link ${family} ${code}: ${target.text}`)
  else follow(target)
}

/** Goes to a page somebody else names. A wrong name is told. */
export function goName(name: string, params: Readonly<Record<string, unknown>> = {}): void {
  const target = screenByName(name, params)
  if (target.to === 'nowhere') notices.toast(target.text)
  else follow(target)
}

function follow(target: Exclude<LinkTarget, { to: 'nowhere' }>): void {
  if (target.to === 'screen') navigation.go(target.path)
  else location.assign(target.address)
}

/** A screen that is not built yet is linked from nowhere. */
export const isOpen = (name: ScreenName): boolean => !screenOf(name).planned

export const useGo = () => go

/** What the router shows around a component. A hidden page keeps its own. */
export interface Shown {
  readonly place: Place
  readonly screen: ScreenName | null
  readonly params: Readonly<Record<string, string>>
}

export const ShownContext = createContext<Shown | null>(null)

/** The params of the screen in the address, under their house names, defaults filled in. */
export function useScreenParams(): Record<string, string | undefined> {
  const { place, screen, params } = useContext(ShownContext) ?? unrouted()
  return screenParams(screen ? screenOf(screen) : { defaults: {}, query: {} }, params, place.query)
}

/**
 * Notes in the address what the page shows of itself, in the words of its screen. A page that was just left
 * notes nothing.
 */
export function useNote(): typeof notePlace {
  const { place, screen } = useContext(ShownContext) ?? unrouted()
  const { key } = place
  return useCallback(
    (words) => {
      const wire: Readonly<Record<string, string>> = screen ? screenOf(screen).query : {}
      const named = Object.entries(words).map(([name, word]) => [wire[name] ?? name, word])
      if (key === currentPlace().key) notePlace(Object.fromEntries(named))
    },
    [key, screen],
  )
}

const unrouted = (): Shown => ({ place: currentPlace(), screen: null, params: {} })
