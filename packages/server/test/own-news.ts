import { OWN_MESSAGES } from '@linmen/contract/message/message.topics.ts'
import { messageLifecycle } from '#features/message/message.lifecycle.ts'
import type { Ports } from '#kit/ports.ts'

/** What somebody hears on the line of a member's own news: their own, unless another one listens. */
export async function ownNews(
  ports: Ports,
  memberId: string,
  listener: string | null = memberId,
): Promise<unknown[]> {
  await messageLifecycle.start(ports)
  const heard: unknown[] = []
  const write = ({ text }: { text: string }) => void heard.push(JSON.parse(text))
  const outlet = { write, buffered: () => 0, onceDrained: () => {}, end: () => {} }
  ports.hub.attach({ memberId: listener }, outlet).subscribe({ [`${OWN_MESSAGES}${memberId}`]: '' })
  return heard
}
