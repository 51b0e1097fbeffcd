import type { Find } from '@linmen/contract/search/search.schemas.ts'
import { answering, wanted } from '@linmen/domain/search/name-search.ts'
import { QUESTIONS } from '@linmen/domain/special/tools.ts'
import type { Reader } from '#db/port.ts'
import { toolsOnOffer } from '#features/special/public.ts'

const ASKED = new Map(QUESTIONS.map(({ key, title }) => [key, title]))

/** Tools on offer that answer to a word with their short name or their long one. They are about football alone. */
export async function toolsFound(db: Reader, word: string): Promise<Find[]> {
  const tools = await toolsOnOffer(db)
  return answering(wanted(word), tools, ({ name, title }) => [name, title]).map((tool) => ({
    kind: 'tool',
    // Its number leads to its page; a screen of its own is named by it.
    id: String(tool.code),
    title: tool.title,
    note: ASKED.get(tool.question) ?? '',
    sport: 'football',
  }))
}
