import { syllablesOf } from '#sport/name-sound.ts'
import { searchKey } from './search-key.ts'

/**
 * Names that look or sound most like a word nothing was found for. What differs in more than half of its letters is
 * not offered: a wrong offer is worse than none.
 */
export function nearestNames(word: string, names: readonly string[], most: number): string[] {
  const key = searchKey(word)
  if (key === '') return []
  const sound = soundOf(key, word)
  return [...new Set(names)]
    .map((name) => {
      const own = comparedOf(name)
      return { name, far: Math.min(far(key, own.key), far(sound, own.sound)) }
    })
    .filter(({ far: own }) => own <= FARTHEST)
    .toSorted((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name)
}

/** What a name near this word has in common with it: what an index can be asked for. */
export interface Traces {
  /** Two signs that stand together, or the only one. */
  readonly pairs: readonly string[]
  /** How it is heard from some place on, as far as four letters. */
  readonly heads: readonly string[]
}

const HEAD = 4

/**
 * Where one sign is wrong another pair is right, and where all are, they sound alike. Of a word in letters nobody knows
 * where its syllables begin, so each four letters of it may be the beginning of one.
 */
export function tracesOf(word: string): Traces {
  const key = searchKey(word)
  const signs = [...key]
  const pairs = signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign)
  const syllables = ASCII.test(key) ? [...key] : syllablesOf(word)
  const heads = syllables.map((_, at) => syllables.slice(at).join('').slice(0, HEAD))
  // The fewer letters, the more names begin with them: short ones are asked for where there is nothing else.
  const telling = heads.filter((head) => head.length > 2)
  return { pairs: [...new Set(pairs)], heads: [...new Set(telling.length > 0 ? telling : heads)] }
}

const FARTHEST = 0.5

const far = (wanted: string, other: string): number =>
  apart(wanted, other, Math.floor(wanted.length * FARTHEST)) / Math.max(wanted.length, 1)

const ASCII = /^[\x20-\x7e]*$/

const soundOf = (key: string, text: string): string =>
  ASCII.test(key) ? key : syllablesOf(text).join('')

interface Compared {
  readonly key: string
  readonly sound: string
}

// Competitions and experts are compared with every miss.
const compared = new Map<string, Compared>()
const MOST_COMPARED = 5_000

function comparedOf(name: string): Compared {
  const known = compared.get(name)
  if (known) return known
  const key = searchKey(name)
  const made = { key, sound: soundOf(key, name) }
  if (compared.size >= MOST_COMPARED) compared.clear()
  compared.set(name, made)
  return made
}

/** How many letters have to be added, left out or changed; more than `most` is not counted any further. */
function apart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || other.length >= row.length) return Infinity
  for (let j = 0; j <= other.length; j += 1) row[j] = j
  for (let i = 0; i < one.length; i += 1)
    if (step(one.charCodeAt(i), i, other) > most) return Infinity
  return row[other.length]!
}

// Hundreds of names are measured at a time: all of them in this one row.
const row = new Uint16Array(512)

/** Goes on by one letter; the least that the row holds then. */
function step(letter: number, at: number, other: string): number {
  let least = at + 1
  let before = row[0]!
  row[0] = least
  for (let j = 1; j <= other.length; j += 1) {
    const kept = row[j]!
    const changed = before + Number(letter !== other.charCodeAt(j - 1))
    const here = Math.min(changed, kept + 1, row[j - 1]! + 1)
    before = kept
    row[j] = here
    if (here < least) least = here
  }
  return least
}
