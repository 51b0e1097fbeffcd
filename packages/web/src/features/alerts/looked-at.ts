import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { currentPlace } from '#kit/place.ts'
import { screenOf } from '#kit/address/screen-table.ts'

const LISTS = { football: 'ZqMatchListPage', basketball: 'BkMatchListPage' } as const
const DETAILS = { football: 'MatchDetailFootball', basketball: 'BkMatchDetailPage' } as const

/** The person sees the match already: its list or its own page is in front of them. */
export function isLookedAt(sport: Sport, matchId: string): boolean {
  if (document.hidden) return false
  const { path, query } = currentPlace()
  const detail = screenOf(DETAILS[sport])
  if ([detail.path, ...detail.aliases].some((each) => each === path))
    return query['matchId'] === matchId
  return path === screenOf(LISTS[sport]).path
}
