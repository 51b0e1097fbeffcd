import { ownMessages, OWN_MESSAGES } from '@linmen/contract/message/message.topics.ts'
import type { MessageKind, MessageLink } from '@linmen/contract/message/message.schemas.ts'
import { pushTopicOf } from '@linmen/domain/push/push-topics.ts'
import type { Tx } from '#db/port.ts'
import { pushAll, type PushNews } from '#features/push/public.ts'
import type { Ports } from '#kit/ports.ts'
import { addMessages, leftAmong } from './message.repo.ts'
import { silencedAmong } from './message-setting.repo.ts'

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
export const tellMember = async (tx: Tx, telling: Telling, news: News): Promise<boolean> =>
  (await tellMembers(tx, telling, [news])) === 1

/** The same for many at once, in a handful of statements whatever their number. To how many it was news. */
export async function tellMembers(
  tx: Tx,
  telling: Telling,
  news: readonly News[],
): Promise<number> {
  const { ports, nowMs, after } = telling
  const told = (await heardAmong(tx, news)).map((each) => ({ id: ports.ids.next('ms'), each }))
  const isNew = await addMessages(
    tx,
    told.map(({ id, each }) => rowOf(id, each, nowMs)),
  )
  const fresh = told.flatMap(({ id, each }) => (isNew.has(id) ? [each] : []))
  await pushAll(tx, telling, fresh.flatMap(pushed))
  for (const { memberId, kind, title } of fresh)
    after?.(() => wake(ports, { memberId, kind, title: cut(title, 100), atMs: nowMs }))
  return fresh.length
}

/** Without what somebody did themselves, does not want to hear, or is not there any more to hear. */
async function heardAmong(tx: Tx, news: readonly News[]): Promise<News[]> {
  const foreign = news.filter(({ memberId, senderId }) => senderId !== memberId)
  const ids = [...new Set(foreign.map(({ memberId }) => memberId))]
  const isSilenced = await silencedAmong(tx, ids)
  const left = await leftAmong(tx, ids)
  return foreign.filter(({ memberId, kind }) => !isSilenced(memberId, kind) && !left.has(memberId))
}

const rowOf = (id: string, news: News, nowMs: number) => ({
  id,
  member_id: news.memberId,
  kind: news.kind,
  title: cut(news.title, 100),
  content: cut(news.text, 2000),
  sender_id: news.senderId ?? null,
  link_family: news.link?.family ?? null,
  link_code: news.link?.code ?? null,
  link_subject: news.link?.subject ?? null,
  level: news.level ?? null,
  once_key: news.once ?? null,
  created_at_ms: nowMs,
})

/** Some kinds also reach devices on which no page is open. */
function pushed({ kind, title, text: body, link, once, memberId }: News): PushNews[] {
  const topic = pushTopicOf(kind)
  return topic ? [{ memberIds: [memberId], topic, title, body, link, tag: once ?? kind }] : []
}

type Woken = { readonly memberId: string } & Parameters<typeof ownMessages.delta.encode>[0]

const wake = ({ hub }: Telling['ports'], { memberId, ...delta }: Woken) =>
  hub.publish(`${OWN_MESSAGES}${memberId}`, ownMessages.delta.encode(delta))

const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
