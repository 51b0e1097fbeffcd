/** A word of the table and what is done about it. */
interface FilteredWord {
  readonly word: string
  readonly deed: 'refuse' | 'review'
}

export type Verdict =
  | { readonly deed: 'pass' }
  | { readonly deed: 'refuse' | 'review'; readonly word: string }

/** What becomes of a text: the hardest deed of all words it holds. */
export function judge(text: string, words: readonly FilteredWord[]): Verdict {
  const plain = plainText(text)
  const found = words.filter(({ word }) => plain.includes(plainText(word)))
  const worst = found.find(({ deed }) => deed === 'refuse') ?? found[0]
  if (worst) return { deed: worst.deed, word: worst.word }
  const contact = contactIn(text)
  return contact === null ? { deed: 'pass' } : { deed: 'review', word: contact }
}

/** Wide letters, capitals, spaces and signs between the letters hide nothing. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Phone numbers, addresses and accounts lead people elsewhere: somebody looks first. */
function contactIn(text: string): string | null {
  const wide = text.normalize('NFKC')
  const address = /https?:\/\/\S+|www\.\S+|\b[\w-]+\.(?:com|cn|net|top|vip|xyz)\b/i.exec(wide)
  if (address) return address[0].slice(0, 30)
  const number = /1[3-9][\d\s-]{9,15}/.exec(wide)
  return number && number[0].replaceAll(/\D/g, '').length >= 11 ? '手机号' : null
}
