import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLoggedIn } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { inTab, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { closeTip } from '#kit/tip.ts'
import { useWrite } from '#kit/use-write.ts'
import { setStar } from './follow-store.ts'

interface Intent {
  readonly matchId: string
  readonly sport: Sport
  readonly back: string
}

/** A visitor tapped a star and is on the way to the login page. */
export const rememberFollow = (intent: Intent) => writeJson(inTab, storageKeys.followIntent, intent)

/** Follows the match whose star a visitor tapped, once, when the login has led back here. */
export function usePendingFollow(): void {
  const loggedIn = useLoggedIn()
  const { write } = useWrite(matchEndpoints.followMatch)
  const follow = useEffectEvent(async ({ matchId, sport }: Intent) => {
    const written = await write({ matchId, action: 'follow', sport })
    if (!written.ok) return
    setStar(matchId, true)
    closeTip()
    notices.toast('已关注')
  })
  useEffect(() => {
    // Who comes back without a login has changed their mind.
    const intent = takeIntent()
    if (loggedIn && intent?.back === navigation.here()) void follow(intent)
  }, [loggedIn])
}

function takeIntent(): Intent | null {
  const kept = readJson(inTab, storageKeys.followIntent) as Partial<Intent> | undefined
  inTab.drop(storageKeys.followIntent)
  return typeof kept?.matchId === 'string' && typeof kept.back === 'string'
    ? {
        matchId: kept.matchId,
        sport: kept.sport === 'basketball' ? 'basketball' : 'football',
        back: kept.back,
      }
    : null
}
