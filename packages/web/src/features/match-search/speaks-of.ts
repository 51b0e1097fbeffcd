import { searchKey } from '@linmen/domain/search/search-key.ts'

/** Whether texts hold a word, as people see it. An empty word is nowhere. */
export function speaksOf(word: string): (...texts: readonly string[]) => boolean {
  const wanted = searchKey(word)
  return (...texts) => wanted !== '' && texts.some((text) => searchKey(text).includes(wanted))
}
