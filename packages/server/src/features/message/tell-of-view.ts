import type { MessageLink } from '@linmen/contract/message/message.schemas.ts'
import type { Tx } from '#db/port.ts'
import { audit } from '#kit/audit.ts'
import { viewNews, type outOfView } from '#kit/operator/out-of-view.ts'
import { tellMember, type Telling } from './tell-member.ts'

export interface Seen {
  readonly id: string
  /** The word of the audit, and the word for its writer. */
  readonly kind: 'plan' | 'interpretation'
  readonly name: string
  readonly link: MessageLink
  readonly before: { readonly expert_id: string; readonly title: string }
  readonly after: ReturnType<typeof outOfView>
  readonly wish: { readonly hidden: boolean; readonly reason: string }
}

/** Something of an expert was taken from view, or is shown again: its writer hears of it, and a line is left. */
export async function tellOfView(
  tx: Tx,
  call: Telling & { readonly actor: { readonly id: string } },
  { id, kind, name, link, before, after, wish }: Seen,
): Promise<void> {
  await tellMember(tx, call, {
    memberId: before.expert_id,
    kind: 'system',
    ...viewNews(name, before.title, wish),
    link,
  })
  const deed = `${kind}.${wish.hidden ? 'hide' : 'show'}`
  const line = { atMs: call.nowMs, actor: call.actor.id, deed, subject: id, why: wish.reason }
  await audit(tx, { ...line, before, after })
}
