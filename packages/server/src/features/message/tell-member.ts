import { ownMessages, OWN_MESSAGES } from '@linmen/contract/message/message.topics.ts'
import type { MessageKind, MessageLink } from '@linmen/contract/message/message.schemas.ts'
import { pushTopicOf } from '@linmen/domain/push/push-topics.ts'
import type { Tx } from '#db/port.ts'
import { pushLater } from '#features/push/public.ts'
import type { Ports } from '#kit/ports.ts'
import { addMessage, hasLeft } from './message.repo.ts'
import { isSilenced } from './message-setting.repo.ts'

/** Something a member is to know. */
export interface News {
  readonly memberId: string
  readonly kind: MessageKind
  readonly title: string
  readonly text: string
  /** Where a tap leads: one of `linkTo`. */
  readonly link?: MessageLink
  /** Who it comes from. Nobody is told of what they did themselves. */
  readonly senderId?: string
  /** Likes only. */
  readonly level?: number
  /** The same key is told to the same member once, whatever happens. */
  readonly once?: string
}

/** What telling needs of a call or a job. Without `after` nobody is woken; the next look finds it. */
export interface Telling {
  readonly ports: Pick<Ports, 'ids' | 'hub'>
  readonly nowMs: number
  readonly after?: (publish: () => void) => void
}

/**
 * Tells a member something, in the transaction that made it true. False when there was nothing to tell: said
 * before, silenced, their own doing, or nobody left to hear it.
 */
export async function tellMember(tx: Tx, telling: Telling, news: News): Promise<boolean> {
  const { ports, nowMs, after } = telling
  const { memberId, kind, title } = news
  if (news.senderId === memberId || (await isSilenced(tx, memberId, kind))) return false
  if (await hasLeft(tx, memberId)) return false
  const isNew = await addMessage(tx, {
    id: ports.ids.next('ms'),
    member_id: memberId,
    kind,
    title: cut(title, 100),
    content: cut(news.text, 2000),
    sender_id: news.senderId ?? null,
    link_family: news.link?.family ?? null,
    link_code: news.link?.code ?? null,
    link_subject: news.link?.subject ?? null,
    level: news.level ?? null,
    once_key: news.once ?? null,
    created_at_ms: nowMs,
  })
  if (isNew) await push(tx, telling, news)
  if (isNew) after?.(() => wake(ports, { memberId, kind, title: cut(title, 100), atMs: nowMs }))
  return isNew
}

/** Some kinds also reach devices on which no page is open. */
async function push(tx: Tx, telling: Telling, news: News): Promise<void> {
  const topic = pushTopicOf(news.kind)
  if (!topic) return
  const { title, text: body, link, once, memberId } = news
  await pushLater(tx, telling, {
    memberIds: [memberId],
    topic,
    title,
    body,
    link,
    tag: once ?? news.kind,
  })
}

type Woken = { readonly memberId: string } & Parameters<typeof ownMessages.delta.encode>[0]

const wake = ({ hub }: Telling['ports'], { memberId, ...delta }: Woken) =>
  hub.publish(`${OWN_MESSAGES}${memberId}`, ownMessages.delta.encode(delta))

const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
