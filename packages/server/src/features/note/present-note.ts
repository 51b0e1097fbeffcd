import type { Note } from '@linmen/contract/plan/note.schemas.ts'

export interface WrittenNote {
  id: string
  member_id: string
  nickname: string
  avatar_key: string
  content: string
  shown: boolean
  reply: string | null
  replied_at_ms: number | null
  created_at_ms: number
}

/** A note as everybody reads it, whatever it is about. */
export const presentNote = (row: WrittenNote): Note => ({
  id: row.id,
  author: row.nickname,
  avatar: row.avatar_key,
  authorId: row.member_id,
  content: row.content,
  createdAtMs: row.created_at_ms,
  ...(row.reply !== null && { reply: row.reply }),
  ...(row.replied_at_ms !== null && { repliedAtMs: row.replied_at_ms }),
  shown: row.shown,
})
