import { MessageChannel } from '#features/message/parts/message-channel.tsx'

const EMPTY = { title: '没有系统通知', text: '订单、会员和账号的变化会写在这里' }

export const Page = () => (
  <MessageChannel title="系统通知" topic="systems" looked="systems" empty={EMPTY} />
)
