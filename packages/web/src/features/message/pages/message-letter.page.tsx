import { MessageChannel } from '#features/message/parts/message-channel.tsx'

const EMPTY = { title: '没有来信', text: '客服和专家的来信会写在这里' }

export const Page = () => (
  <MessageChannel title="来信" topic="letters" looked="letters" empty={EMPTY} />
)
