import type { MessageLink } from '@linmen/contract/message/message.schemas.ts'
import type { Tx } from '#db/port.ts'
import { audit } from '#kit/audit.ts'
import {
  isOutOfView,
  outOfView,
  viewNews,
  type View,
  type Viewed,
} from '#kit/operator/out-of-view.ts'
import { tellMember, type Telling } from './tell-member.ts'

interface Work {
  /** The word of the audit, and the word for its writer. */
  readonly kind: 'plan' | 'interpretation'
  readonly name: string
  readonly link: (id: string) => MessageLink
  readonly lock: (
    tx: Tx,
    id: string,
  ) => Promise<(Viewed & { readonly expert_id: string; readonly title: string }) | undefined>
  readonly set: (tx: Tx, id: string, view: View) => Promise<unknown>
}

interface Wish {
  readonly id: string
  readonly hidden: boolean
  readonly reason: string
}

/**
 * Something of an expert is taken from view, or shown again: its writer hears of it, and a line is left. False where it
 * is not there, or already as it should be.
 */
export async function changeView(
  tx: Tx,
  call: Telling & { readonly actor: { readonly id: string } },
  { kind, name, link, lock, set, wish }: Work & { readonly wish: Wish },
): Promise<boolean> {
  const { id, hidden, reason } = wish
  const before = await lock(tx, id)
  if (!before || isOutOfView(before) === hidden) return false
  const after = outOfView(wish, call)
  await set(tx, id, after)
  await tellMember(tx, call, {
    memberId: before.expert_id,
    kind: 'system',
    ...viewNews(name, before.title, wish),
    link: link(id),
  })
  const deed = `${kind}.${hidden ? 'hide' : 'show'}`
  const line = { atMs: call.nowMs, actor: call.actor.id, deed, subject: id, why: reason }
  await audit(tx, { ...line, before, after })
  return true
}
