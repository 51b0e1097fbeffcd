import type { LinkFamily } from '@linmen/contract/screens/deep-links.ts'
import { linkTarget, screenByName, type LinkTarget } from '@linmen/domain/nav/deep-link.ts'
import { theHost } from './host.ts'
import { note } from './log.ts'
import { navigation } from './navigation.ts'
import { notices } from './notices.ts'

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
