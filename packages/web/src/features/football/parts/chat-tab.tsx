import { ChatRoom } from '#features/chat/parts/public.ts'
import { useShownMatch } from '#features/football/use-shown-match.ts'
import type { OfMatch } from '#features/football/of-match.ts'

/** What people say about the match. */
export function ChatTab({ matchId }: OfMatch) {
  const { match, veil } = useShownMatch(matchId)
  if (!match.data) return null
  const { home, away } = match.data
  return <ChatRoom {...{ matchId, home, away, veil }} />
}
