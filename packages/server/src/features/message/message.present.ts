import type { Message } from '@linmen/contract/message/message.schemas.ts'
import type { MessageRow } from './message.repo.ts'

export const shownMessage = (row: MessageRow): Message => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  createdAtMs: row.created_at_ms,
  isRead: row.is_read,
  ...(row.sender_id !== null && { senderId: row.sender_id }),
  ...linkOf(row),
  ...(row.kind === 'like' && { level: row.level ?? 0 }),
})

type Linked = Pick<MessageRow, 'link_family' | 'link_code' | 'link_subject'>

export function linkOf({ link_family, link_code, link_subject }: Linked): Pick<Message, 'link'> {
  if (link_family === null || link_code === null) return {}
  const subject = link_subject === null ? {} : { subject: link_subject }
  return { link: { family: link_family, code: link_code, ...subject } }
}
