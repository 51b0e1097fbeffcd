import type { Access } from '@linmen/contract'

/** Somebody who is signed in. */
export interface Member {
  readonly id: string
  readonly role: 'member' | 'expert' | 'operator'
  readonly level: 0 | 1 | 2
  /** The public id of the session, safe to log. */
  readonly sessionId: string
}

/** Who calls, as far as the row's access level promises it. */
export type ActorOf<A extends Access> = 'anyone' extends A ? Member | null : Member
