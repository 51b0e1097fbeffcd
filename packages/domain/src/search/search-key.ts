/** What is compared of a name or a word: wide letters, capitals, spaces and points are nothing to a person. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '')
