import type { HostName } from './host-names.ts'

/** Members a host does not serve. The lists belong to an installation. */
export type BlockedMembers = { readonly [host in HostName]?: readonly string[] }

export const isBlocked = (blocked: BlockedMembers, host: HostName, memberId: string): boolean =>
  blocked[host]?.includes(memberId) ?? false
