import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'

/** The member as they see themselves; nothing is asked for a visitor. */
export const useMe = () => useQuery({ ...read(userEndpoints.me, {}), enabled: useLoggedIn() })
