import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { MessageRow } from './message-row.tsx'

const EMPTY = { title: '没有消息', text: '关注的专家和比赛有动静时会写在这里' }

/** What the people and matches one follows have brought. */
export function FollowedMessages() {
  const query = useQuery(read(messageEndpoints.listFollowed, {}))
  const { write: markRead } = useWrite(messageEndpoints.markRead)
  return (
    <PageFrame title="我的关注">
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        empty={EMPTY}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) =>
          items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onRead={() => void markRead({ ids: [message.id], all: false })}
            />
          ))
        }
      </Loaded>
    </PageFrame>
  )
}
