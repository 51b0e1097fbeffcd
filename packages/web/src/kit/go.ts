import {
  screens,
  type ScreenName,
  type ScreenParams,
} from '@linmen/contract/screens/all-screens.ts'
import { screenParams, screenPath } from '@linmen/domain/nav/screen-path.ts'
import { useContext, createContext } from 'react'
import { useLocation, useParams } from 'react-router'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'

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
  const filled = screenPath(screens[name], params)
  if (filled.ok) navigation.go(filled.path, options)
  else notices.toast(filled.text)
}

/** The address of a screen, for links that can be opened in a new window. */
export function hrefTo<Name extends ScreenName>(
  name: Name,
  ...[params]: GoArgs<Name>
): string | undefined {
  const filled = screenPath(screens[name], params)
  return filled.ok ? `#${filled.path}` : undefined
}

/** Back where the person came from; at the bottom of the stack, home. */
export const goBack = (): void => navigation.back()

/** A screen that is not built yet is linked from nowhere. */
export const isOpen = (name: ScreenName): boolean => !screens[name].planned

export const useGo = () => go

/** Which screen the router shows around a component. */
export const ScreenContext = createContext<ScreenName | null>(null)

/** The params of the screen in the address, under their house names, defaults filled in. */
export function useScreenParams(): Record<string, string | undefined> {
  const name = useContext(ScreenContext)
  const path = useParams()
  const { search } = useLocation()
  const query = Object.fromEntries(new URLSearchParams(search))
  return screenParams(name ? screens[name] : { defaults: {}, query: {} }, path, query)
}
