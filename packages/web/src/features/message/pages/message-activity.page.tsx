import { MessageChannel } from '#features/message/parts/message-channel.tsx'

const EMPTY = { title: '没有活动消息', text: '优惠券和活动会写在这里' }

export const Page = () => (
  <MessageChannel title="活动" topic="activity" looked="activity" empty={EMPTY} />
)
