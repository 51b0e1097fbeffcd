import { byName } from '#sport/name-order.ts'
import { initialsOf, syllablesOf } from '#sport/name-sound.ts'
import { searchKey } from './search-key.ts'

/** A word somebody looks for, as it is compared with names. */
export interface Wanted {
  /** Compared with what is written; empty where the word says nothing. */
  readonly key: string
  /** Compared with what is heard; empty where the word is not of letters. */
  readonly sound: string
}

export function wanted(word: string): Wanted {
  const key = searchKey(word)
  const plain = plainSound(key)
  return { key, sound: /^[a-z\d]+$/.test(plain) ? plain : '' }
}

/** How well a name answers: 0 it is the word, 1 it begins so, 2 its initials do, 3 it holds the word; null not at all. */
export function answer({ key, sound }: Wanted, name: string): 0 | 1 | 2 | 3 | null {
  if (key === '') return null
  const written = searchKey(name)
  const heard = sound === '' ? UNHEARD : heardOf(name)
  if (written === key || heard.whole === sound) return 0
  if (written.startsWith(key) || heard.whole?.startsWith(sound)) return 1
  if (heard.short?.startsWith(sound)) return 2
  return written.includes(key) || heard.tails.some((tail) => tail.startsWith(sound)) ? 3 : null
}

interface Heard {
  /** The name as it is read; undefined where nothing of it is. */
  readonly whole: string | undefined
  readonly short: string | undefined
  readonly tails: readonly string[]
}

const UNHEARD: Heard = { whole: undefined, short: undefined, tails: [] }

// The same competitions and experts are compared with every word; listening to them again costs most of an answer.
const heardBefore = new Map<string, Heard>()
const MOST_HEARD = 20_000

function heardOf(name: string): Heard {
  const known = heardBefore.get(name)
  if (known) return known
  const tails = tailsOf(plainSyllables(name))
  const heard = { whole: tails[0], short: initialsOf(name), tails: [...tails, ...shortsOf(name)] }
  if (heardBefore.size >= MOST_HEARD) heardBefore.clear()
  heardBefore.set(name, heard)
  return heard
}

/** Those who answer with one of their names, the best answers first; equals stay in the order they came in. */
export const answering = <Item>(
  word: Wanted,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item[] =>
  items
    .map((item) => ({
      item,
      at: Math.min(...namesOf(item).map((name) => answer(word, name) ?? NONE)),
    }))
    .filter(({ at }) => at < NONE)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

const NONE = 4

/** Short names first, then as they are read. */
export const byLength = (a: string, b: string): number => a.length - b.length || byName(a, b)

/**
 * All that is heard of a name, for a list that is kept: a word is heard where it stands after a bar. Sounds from each
 * syllable on, then initials.
 */
export const soundsOf = (name: string): string =>
  ['', ...new Set([...tailsOf(plainSyllables(name)), ...shortsOf(name)])].join('|')

const tailsOf = (parts: readonly string[]): string[] =>
  parts.map((_, at) => parts.slice(at).join(''))

/**
 * Initials from each letter on; in a name of several parts only from the beginning of one, for nobody means the end of
 * a first name and the beginning of the next: 比安奇尼·巴… is no NBA.
 */
function shortsOf(name: string): string[] {
  const parts = name.split(/[·・•‧]/).map(initialsOf)
  return tailsOf(parts.length > 1 ? parts : [...(parts[0] ?? '')])
}

const plainSyllables = (name: string) => syllablesOf(name).map(plainSound)

/** Keyboards have no ü: it is typed as v or u. */
const plainSound = (sound: string): string =>
  sound
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[ln])v/g, 'u')
