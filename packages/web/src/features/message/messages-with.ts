import type { Message } from '@linmen/contract/message/message.schemas.ts'

/** Those whose title or text holds the word, whatever its case; all of them without a word. */
export function messagesWith(messages: readonly Message[], word: string): readonly Message[] {
  const wanted = word.trim().toLowerCase()
  return messages.filter(({ title, content }) =>
    `${title}\n${content}`.toLowerCase().includes(wanted),
  )
}
