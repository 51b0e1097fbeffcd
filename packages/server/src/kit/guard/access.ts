import type { Access } from '@linmen/contract'
import type { Member } from '#kit/member.ts'
import { refuse } from '#kit/refused.ts'

const allows: Record<Access, (member: Member) => boolean> = {
  anyone: () => true,
  member: () => true,
  expert: ({ role, level }) => role === 'expert' || role === 'operator' || level > 0,
  operator: ({ role }) => role === 'operator',
}

/** Lets the caller through to a row or refuses: `presented` tells a lapsed login from none at all. */
export function checkAccess(access: Access, member: Member | null, presented: boolean): void {
  if (access === 'anyone') return
  if (!member) refuse(presented ? 'no_token' : 'no_login', {})
  else if (!allows[access](member)) refuse('no_permission', {})
}
