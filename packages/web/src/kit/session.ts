import type { OutputOf } from '@linmen/contract'
import * as texts from '@linmen/contract/texts.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from './read.ts'
import { useLoggedIn } from './login-state.ts'

export { forgetLogin, isLoggedIn, keepLogin, onSession, useLoggedIn } from './login-state.ts'

export type MemberInfo = OutputOf<typeof userEndpoints.me>

/** Who is logged in, as far as known: the information may still be on its way. */
export function useSession(): { loggedIn: boolean; member: MemberInfo | null } {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...memberRead, enabled: loggedIn })
  return { loggedIn, member: loggedIn ? (data ?? null) : null }
}

/** The member's own information; asked for again when it is older than 60 s. */
const memberRead = read(userEndpoints.me, {})

/** What to call a member: the nickname, else the account, else a polite default. */
export const displayName = (member: Pick<MemberInfo, 'nickname' | 'account'>): string =>
  member.nickname || member.account || texts.noNickname
