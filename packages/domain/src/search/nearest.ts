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

const FARTHEST = 0.5

const far = (wanted: string, other: string): number =>
  apart(wanted, other, Math.floor(wanted.length * FARTHEST)) / Math.max(wanted.length, 1)

const soundOf = (key: string, text: string): string =>
  /^[\x20-\x7e]*$/.test(key) ? key : syllablesOf(text).join('')

interface Compared {
  readonly key: string
  readonly sound: string
}

// Every miss is compared with the same tens of thousands of names.
const compared = new Map<string, Compared>()
const MOST_COMPARED = 50_000

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

// Thousands of names are measured at a time: all of them in this one row.
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
