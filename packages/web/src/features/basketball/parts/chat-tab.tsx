import { ChatRoom } from '#features/chat/parts/public.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import type { OfMatch } from './detail-tabs.tsx'

/** What people say about the match. */
export function ChatTab({ matchId }: OfMatch) {
  const { match, veil } = useShownMatch(matchId)
  if (!match.data) return null
  const { home, away } = match.data
  return <ChatRoom {...{ matchId, home, away, veil }} />
}
