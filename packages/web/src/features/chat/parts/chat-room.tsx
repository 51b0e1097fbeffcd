import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { SAY_MOST } from '@linmen/contract/chat/chat.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useEffect, useRef } from 'react'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useSession } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { WriteBar } from '#features/community/parts/public.ts'
import { useChatRoom } from '#features/chat/use-chat-room.ts'
import { ChatLineRow } from './chat-line.tsx'
import { SupportBar, type Sides } from './support-bar.tsx'
import s from './chat-room.module.css'

interface ChatRoomProps extends Sides {
  readonly veil: Veil | null
}

/** The room of a match: whom people support, and what they say. */
export function ChatRoom({ veil, ...sides }: ChatRoomProps) {
  if (veil) return <HiddenPart matchId={sides.matchId} veil={veil} what="聊天" />
  return <Room {...sides} />
}

function Room(sides: Sides) {
  const { matchId } = sides
  const { history, lines, add } = useChatRoom(matchId)
  const { member } = useSession()
  const say = useWrite(chatEndpoints.say)
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count])
  const write = async (text: string) => {
    const written = await say.write({ matchId, text })
    if (written.ok) add([written.output])
    return written.ok
  }
  return (
    <div className={s.room}>
      <SupportBar {...sides} />
      <Loaded query={history} skeleton={<SkeletonRows count={5} />}>
        {() =>
          lines.length === 0 ? (
            <SmallEmpty title="还没有人发言" text="友善发言，聊聊比赛" />
          ) : (
            <div className={s.lines} role="log" aria-label="聊天">
              {lines.map((line) => (
                <ChatLineRow
                  key={line.number}
                  {...{ line, sides }}
                  own={line.memberId === member?.id}
                />
              ))}
              <div ref={end} />
            </div>
          )
        }
      </Loaded>
      <WriteBar what="友善发言，聊聊比赛" most={SAY_MOST} busy={say.busy} onWrite={write} emojis />
    </div>
  )
}
