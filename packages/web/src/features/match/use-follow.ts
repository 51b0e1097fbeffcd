import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { anything, errorPolicy, type Policy } from '#kit/error-policy.ts'
import { Outage } from '#kit/failure.ts'
import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { useStore } from '#kit/store.ts'
import { closeTip } from '#kit/tip.ts'
import { useWrite } from '#kit/use-write.ts'
import { extrasOf, setStar } from './follow-store.ts'
import { rememberFollow } from './use-pending-follow.ts'

const CODE_SHOWN_MS = 1000
// Spec 000 §8: these two say nothing in this flow; other codes are shown as they are.
const policy: Policy = {
  no_token: { do: 'silent' },
  uuid_error: { do: 'silent' },
  [anything]: { do: 'page' },
}
// A lost login has already led to the login page.
const isTold = (code: string) => policy[code] !== undefined || errorPolicy[code]?.do === 'login'

/** The star of one match: it turns at once, and back when the server refuses. */
export function useFollow(matchId: string, sport: Sport = 'football') {
  const { followed } = useStore(extrasOf(matchId))
  const { write, busy } = useWrite(matchEndpoints.followMatch, {
    refreshes: [matchEndpoints.listFollowed],
    policy,
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
    const { failure } = written
    if (!(failure instanceof Outage) && !isTold(failure.code))
      notices.toast(failure.code, CODE_SHOWN_MS)
  }
  return { followed, toggle }
}
