/** How many words each place remembers. */
export const historyCaps = { messages: 5, home: 6, experts: 8, matches: 8 } as const

export type SearchPlace = keyof typeof historyCaps

/** The words after one more search: newest first, none twice, none empty. */
export function rememberWord(
  words: readonly string[],
  word: string,
  place: SearchPlace,
): readonly string[] {
  const asked = word.trim()
  if (asked === '') return words
  return [asked, ...words.filter((known) => known !== asked)].slice(0, historyCaps[place])
}
