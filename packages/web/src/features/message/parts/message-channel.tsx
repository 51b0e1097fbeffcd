import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageModule, MessageTopic } from '@linmen/contract/message/message.schemas.ts'
import { useEffect, type ReactNode } from 'react'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { InfiniteScroll } from '#ui/infinite-scroll/infinite-scroll.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import * as texts from '@linmen/contract/texts.ts'
import { noteLooked, type CommunityTime } from '#features/message/message-times.ts'
import { countMessages } from '#features/message/poll-messages.ts'
import { useMessageList } from '#features/message/use-message-list.ts'
import { useRemoval, type Removal } from '#features/message/use-removal.ts'
import { MessageRow } from './message-row.tsx'
import s from './message.module.css'

export interface MessageChannelProps {
  readonly title: string
  readonly topic: MessageTopic
  /** What has been looked at once the list stands. */
  readonly looked: MessageModule | CommunityTime
  readonly empty: { readonly title: string; readonly text?: string }
  readonly top?: ReactNode
}

/** The messages of one topic: newest first, followed by a tap, removed in a mode of their own. */
export function MessageChannel({ title, topic, looked, empty, top }: MessageChannelProps) {
  const list = useMessageList(topic)
  const removal = useRemoval(list.items.map(({ id }) => id))
  const { write: markRead } = useWrite(messageEndpoints.markRead)
  useEffect(() => {
    noteLooked(looked)
    void countMessages()
  }, [looked])
  const manages = list.items.length > 0
  return (
    <PageFrame
      title={title}
      right={manages && <ModeButton removal={removal} />}
      action={removal.isOn && <RemovalBar removal={removal} />}
    >
      {top}
      <PullToRefresh onRefresh={list.refetch}>
        {list.isLoading && <SkeletonRows />}
        {list.isSlow && <Hint>还在读取，请稍候</Hint>}
        {list.failed && (
          <ErrorState title={texts.messagesDown} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.isEmpty && <EmptyState {...empty} />}
        {list.items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onRead={() => void markRead({ ids: [message.id], all: false })}
            {...(removal.isOn && {
              choice: {
                chosen: removal.isChosen(message.id),
                toggle: () => removal.toggle(message.id),
              },
            })}
          />
        ))}
        {manages && (
          <InfiniteScroll
            hasMore={list.hasMore}
            loadMore={list.loadMore}
            {...(list.header !== undefined && { endText: list.header })}
          />
        )}
      </PullToRefresh>
    </PageFrame>
  )
}

function ModeButton({ removal }: { removal: Removal }) {
  return (
    <Button look="ghost" size="s" onClick={() => removal.turn(!removal.isOn)}>
      {removal.isOn ? '完成' : '管理'}
    </Button>
  )
}

function RemovalBar({ removal }: { removal: Removal }) {
  const { chosen } = removal
  return (
    <div className={s.removal}>
      <Checkbox checked={removal.isAll} onChange={removal.toggleAll}>
        全选
      </Checkbox>
      <Button busy={removal.busy} onClick={() => void removal.remove()}>
        {chosen.length > 0 ? `删除 ${chosen.length} 条` : '删除'}
      </Button>
    </div>
  )
}
