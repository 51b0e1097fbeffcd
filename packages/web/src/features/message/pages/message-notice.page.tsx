import { MessageChannel } from '#features/message/parts/message-channel.tsx'

const EMPTY = { title: '没有公告', text: '比赛提醒、官方方案和公告会写在这里' }

export const Page = () => (
  <MessageChannel title="公告与提醒" topic="notices" looked="notices" empty={EMPTY} />
)
