import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import {
  linkTarget,
  screenByName,
  type Link,
  type LinkTarget,
} from '@linmen/domain/nav/deep-link.ts'
import { hostShowsScreen } from '@linmen/domain/host/screen-features.ts'
import type { Values } from '@linmen/domain/nav/screen-path.ts'
import { theHost } from '#kit/host.ts'
import { note } from '#kit/log.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'

/** A link that makes no sense is only noted. */
export function followCode(link: Link, options?: Options): void {
  const target = linkTarget(world(), link)
  if (target.to === 'nowhere') note(`link ${link.family} ${link.code}: ${target.text}`)
  else follow(target, options)
}

/** A wrong name is told. */
export function followName(name: string, params: Values, options?: Options): void {
  const target = screenByName(world(), name, params)
  if (target.to === 'nowhere') notices.toast(target.text)
  else follow(target, options)
}

const world = () => ({ screens: shownScreens(), agentId: theHost().agentId })

/** What the host hides is as good as not built. */
const shownScreens = () =>
  Object.fromEntries(
    Object.entries(openScreens).filter(([name]) => hostShowsScreen(theHost(), name)),
  )

type Options = Parameters<typeof navigation.go>[1]

function follow(target: Exclude<LinkTarget, { to: 'nowhere' }>, options?: Options): void {
  if (target.to === 'screen') navigation.go(target.path, ...(options ? [options] : []))
  else location.assign(target.address)
}
