import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { situations } from '#kit/policy/error-policy.ts'
import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { useStore } from '#kit/store.ts'
import { closeTip } from '#kit/tip.ts'
import { useWrite } from '#kit/use-write.ts'
import { extrasOf, setStar } from './follow-store.ts'
import { rememberFollow } from './use-pending-follow.ts'

/** The star of one match: it turns at once, and back when the server refuses. */
export function useFollow(matchId: string, sport: Sport = 'football') {
  const { followed } = useStore(extrasOf(matchId))
  const { write, busy } = useWrite(matchEndpoints.followMatch, {
    policy: situations.followMatch,
  })
  const toggle = async () => {
    if (!isLoggedIn()) {
      rememberFollow({ matchId, sport, back: navigation.here() })
      return goToLogin(navigation.here())
    }
    if (busy) return
    const action = followed ? 'unfollow' : 'follow'
    setStar(matchId, !followed)
    const written = await write({ matchId, action, sport })
    if (written.ok) {
      if (action === 'follow') closeTip()
      return
    }
    setStar(matchId, followed)
  }
  return { followed, toggle }
}
