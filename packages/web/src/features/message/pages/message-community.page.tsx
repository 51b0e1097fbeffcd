import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import { useScreenParams } from '#kit/shown.ts'
import { go } from '#kit/go.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { communityTime } from '#features/message/community-times.ts'
import { Fans } from '#features/message/parts/fans.tsx'
import { MessageChannel } from '#features/message/parts/message-channel.tsx'

type Part = Extract<MessageKind, 'comment' | 'reply' | 'like' | 'follow'>

const PARTS: readonly { key: Part; label: string; empty: string }[] = [
  { key: 'comment', label: '评论', empty: '还没有人评论' },
  { key: 'reply', label: '回复', empty: '还没有人回复' },
  { key: 'like', label: '赞', empty: '还没有收到赞' },
  { key: 'follow', label: '新增关注', empty: '还没有新的关注' },
]

export function Page() {
  const { kind } = useScreenParams('MessageCommunityPage')
  const open = PARTS.find(({ key }) => key === kind) ?? PARTS[0]!
  const tabs = (
    <Tabs
      label="社区消息"
      items={PARTS}
      value={open.key}
      onChange={(key) => go('MessageCommunityPage', { kind: key }, { replace: true })}
    />
  )
  if (open.key === 'follow') return <Fans top={tabs} empty={open.empty} />
  return (
    <MessageChannel
      key={open.key}
      title="社区消息"
      topic={open.key}
      looked={communityTime(open.key)}
      empty={{ title: open.empty, text: '社区里与你有关的动静会写在这里' }}
      top={tabs}
    />
  )
}
