import { channelOf, kindName } from '@linmen/domain/message/message-kinds.ts'
import { useScreenParams } from '#kit/shown.ts'
import { communityTime } from '#features/message/community-times.ts'
import { FollowedMessages } from '#features/message/parts/followed-messages.tsx'
import { MessageChannel } from '#features/message/parts/message-channel.tsx'

/** One kind of messages; without a kind, what the people and matches one follows have brought. */
export function Page() {
  const { kind } = useScreenParams('MessageListPage')
  if (kind === undefined) return <FollowedMessages />
  const channel = channelOf(kind)
  const name = kindName(kind)
  return (
    <MessageChannel
      title={name}
      topic={kind}
      looked={channel === 'community' ? communityTime(kind) : channel}
      empty={{ title: '没有消息', text: `${name}会写在这里` }}
    />
  )
}
