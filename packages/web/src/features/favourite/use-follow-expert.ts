import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { useState } from 'react'
import { situations } from '#kit/policy/error-policy.ts'
import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { useWrite } from '#kit/use-write.ts'

/** Following one person: it turns at once, and back when the server refuses. */
export function useFollowExpert(expertId: string, isFollowed: boolean) {
  const [wished, setWished] = useState<{ from: boolean; to: boolean } | null>(null)
  const { write, busy } = useWrite(expertEndpoints.follow, { policy: situations.followExpert })
  // The wish stands until the answer about the person has changed.
  const followed = wished && wished.from === isFollowed ? wished.to : isFollowed
  const toggle = async () => {
    if (!isLoggedIn()) return goToLogin(navigation.here())
    if (busy) return
    setWished({ from: isFollowed, to: !followed })
    const written = await write({ expertId, action: followed ? 'unfollow' : 'follow' })
    if (!written.ok) setWished(null)
  }
  return { followed, toggle }
}
