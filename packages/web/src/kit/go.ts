import type { ScreenLink, ScreenName } from '@linmen/contract/screens/all-screens.ts'
import type { LinkFamily } from '@linmen/contract/screens/deep-links.ts'
import { screenPath, type Values } from '@linmen/domain/nav/screen-path.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'
import { isStillAt, moveNow } from './place.ts'
import { screenOf } from '#kit/address/screen-table.ts'

type GoArgs<Name extends ScreenName> =
  {} extends ScreenLink<Name>
    ? [params?: ScreenLink<Name>, options?: GoOptions]
    : [params: ScreenLink<Name>, options?: GoOptions]

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

/** Follows a link code of a banner, an answer or a message. */
export const goLink = async (
  family: LinkFamily | 'go',
  code: number,
  subject?: string | number,
  options?: GoOptions,
) => {
  const begun = moveNow()
  const { followCode } = await links()
  if (isStillAt(begun)) followCode({ family, code, subject }, options)
}

/** Goes to a page somebody else names. */
export const goName = async (name: string, params: Values = {}, options?: GoOptions) => {
  const begun = moveNow()
  const { followName } = await links()
  if (isStillAt(begun)) followName(name, params, options)
}

// Codes and further names are many, and nobody needs them before the first tap.
const links = () => import('#kit/address/follow-link.ts')

/** A screen that is not built yet is linked from nowhere. */
export const isOpen = (name: ScreenName): boolean => !screenOf(name).planned
