import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import type { CommunityTime } from './message-times.ts'

/** Which of the three counters a kind belongs to. */
export function communityTime(kind: MessageKind): CommunityTime {
  if (kind === 'like') return 'likes'
  return kind === 'follow' ? 'follows' : 'comments'
}
