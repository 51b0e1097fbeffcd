/** Whether texts hold a word, as people see it. An empty word is nowhere. */
export function speaksOf(word: string): (...texts: readonly string[]) => boolean {
  const wanted = normal(word)
  return (...texts) => wanted !== '' && texts.some((text) => normal(text).includes(wanted))
}

// Full-width letters, capitals and spaces are the same word to a person.
const normal = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
