type Thing = 'country' | 'league' | 'season' | 'stage' | 'team' | 'player'

/**
 * A number that follows from what a thing is called in its source, so that importing it again finds it. All are
 * sixteen digits: no other source counts that far, and a number that large is still exact.
 */
export const stableId = (thing: Thing, ...words: readonly (string | number)[]): string =>
  `7${digits(`${thing}|${words.join('|')}`, 15)}`

const FIRST_DAY = 40_000

/**
 * The number of a match begins with its day (counted from 1970, or back from there): what is written together lies
 * together, which is most of what a large import costs.
 */
export const matchId = (day: number, ...words: readonly (string | number)[]): string =>
  `${FIRST_DAY + day}${digits(words.join('|'), 11)}`

/** Well mixed decimal digits of a text (cyrb53). */
function digits(text: string, count: number): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    one = Math.imul(one ^ letter, 2_654_435_761)
    other = Math.imul(other ^ letter, 1_597_334_677)
  }
  one = mixed(one, other)
  other = mixed(other, one)
  const value = 4_294_967_296 * (2_097_151 & other) + (one >>> 0)
  return String(value % 10 ** count).padStart(count, '0')
}

/** What is compared of a name: no case, accents, points, club letters or numbers. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
  const words = plain.split(' ').filter((word) => word !== '' && !CLUB_LETTERS.has(word))
  return (words.length > 0 ? words : plain.trim().split(' ')).join(' ')
}

const CLUB_LETTERS: ReadonlySet<string> = new Set(
  '1 04 05 ac afc as bc bk bsc ca cd cf cfc club de fc fk fsv gd if jk ogc ok osc rc rcd sad sc sk ss ssc sv tsg tsv ud us vfb vfl'.split(
    ' ',
  ),
)

const mixed = (value: number, other: number) =>
  Math.imul(value ^ (value >>> 16), 2_246_822_507) ^
  Math.imul(other ^ (other >>> 13), 3_266_489_909)
