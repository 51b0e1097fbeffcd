import { asRead, collator } from './name-order.ts'
import { SYLLABLES } from './syllables.ts'

/** How a name is read: a syllable for every character, a word for letters that stand together. */
export const syllablesOf = (name: string): string[] => partsOf(name).map(({ sound }) => sound)

/** The first letters of what is read; capitals and numbers among letters all count: `NBA`, `U21`. */
export const initialsOf = (name: string): string =>
  partsOf(name)
    .map(({ initials }) => initials)
    .join('')

interface Part {
  readonly sound: string
  readonly initials: string
}

const partsOf = (name: string): Part[] =>
  (asRead(name).normalize('NFKD').replaceAll(/\p{M}/gu, '').match(PARTS) ?? []).map(partOf)

// A character of Chinese, or letters and numbers up to the next gap.
const PARTS = /\p{Script=Han}|[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}'’])*/gu

function partOf(part: string): Part {
  const syllable = syllableOf(part)
  if (syllable !== undefined) return { sound: syllable, initials: syllable.slice(0, 1) }
  const capitals = part.match(/[\p{Lu}\p{N}]/gu)?.join('') ?? part.slice(0, 1)
  return {
    sound: part.replaceAll(/['’]/g, '').toLowerCase(),
    initials: capitals.toLowerCase(),
  }
}

const known = new Map<string, string>()

function syllableOf(character: string): string | undefined {
  if (!/^\p{Script=Han}$/u.test(character)) return undefined
  const held = known.get(character)
  if (held !== undefined) return held
  const found = search(character)
  known.set(character, found)
  return found
}

/** The last syllable that does not begin after it. */
function search(character: string): string {
  let low = 0
  let high = SYLLABLES.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (collator().compare(character, SYLLABLES[middle]![1]) < 0) high = middle
    else low = middle
  }
  return SYLLABLES[low]![0]
}
