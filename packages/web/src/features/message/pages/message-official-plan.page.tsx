import { MessageChannel } from '#features/message/parts/message-channel.tsx'

const EMPTY = { title: '没有官方方案', text: '新的官方方案会写在这里' }

export const Page = () => (
  <MessageChannel title="官方方案" topic="officialPlan" looked="notices" empty={EMPTY} />
)
