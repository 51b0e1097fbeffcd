import type { Subject } from '@linmen/contract'
import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageKind, MessageModule } from '@linmen/contract/message/message.schemas.ts'
import { ownMessagesOf } from '@linmen/contract/message/message.topics.ts'
import { messageModules } from '@linmen/domain/message/message-times.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { followTopic } from '#kit/live.ts'
import { note } from '#kit/log.ts'
import { isLoggedIn, memberId, onSession } from '#kit/login-state.ts'
import { isAbout } from '#kit/read.ts'
import { unreadMessages } from '#kit/unread-messages.ts'
import { lookedAt } from './message-times.ts'

export const POLL_MS = 60_000

/**
 * From login to logout: asks at once and every minute, and whenever the server says that something came. What came while
 * nobody listened is told by the count alone.
 */
export function pollMessages(client: QueryClient): () => void {
  let stop: (() => void) | null = null
  const look = () => {
    if (isLoggedIn() === (stop !== null)) return
    stop?.()
    stop = isLoggedIn() ? begin(client) : null
    if (stop === null) unreadMessages.set(0)
  }
  const leave = onSession(look)
  look()
  return () => {
    leave()
    stop?.()
  }
}

function begin(client: QueryClient): () => void {
  let counted = countMessages()
  const look = () => {
    counted = counted.then(() => catchUp(client))
  }
  const timer = setInterval(look, POLL_MS)
  const id = memberId()
  const silence = id === null ? () => {} : followTopic(ownMessagesOf(id), heard(client, look))
  return () => {
    clearInterval(timer)
    silence()
  }
}

// What else is no longer as it was when a message of a kind comes: a page that shows it asks again.
const CHANGES: Partial<Record<MessageKind, readonly Subject[]>> = {
  order: ['wallet', 'orders', 'plans', 'interpretations', 'setMeals', 'coupons', 'vip', 'models'],
  coupon: ['coupons'],
  vip: ['vip'],
}

/** A line that was opened, or opened again, may have missed something. */
const heard = (client: QueryClient, opened: () => void) => ({
  snapshot: opened,
  delta: ({ kind }: { readonly kind: MessageKind }) => {
    void countMessages()
    askAgain(client, CHANGES[kind] ?? [])
  },
})

/** Counts anew; more than before have come unheard, and nobody knows of which kind. */
async function catchUp(client: QueryClient): Promise<void> {
  const before = unreadMessages.get()
  await countMessages()
  if (unreadMessages.get() > before) askAgain(client, Object.values(CHANGES).flat())
}

function askAgain(client: QueryClient, subjects: readonly Subject[]): void {
  const changed: readonly Subject[] = ['messages', ...subjects]
  void client.invalidateQueries({ predicate: (query) => isAbout(query, changed) })
}

/** Nobody is told when it fails: the next minute asks again. */
export async function countMessages(): Promise<void> {
  const { comments, likes, follows, modules } = lookedAt()
  const asked = (Object.entries(messageModules) as [MessageModule, number][]).map(
    ([module, key]) => ({ module, since: modules[key] ?? 0 }),
  )
  const since = { commentsSince: comments, likesSince: likes, followsSince: follows }
  try {
    const { count } = await call(messageEndpoints.countNew, { modules: asked })
    const community = await call(messageEndpoints.countCommunity, since)
    const sum = count + community.comments + community.likes + community.follows
    unreadMessages.set(sum)
  } catch {
    note('messages were not counted')
  }
}
