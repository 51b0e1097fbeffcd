import { syllablesOf } from '#sport/name-sound.ts'
import { searchKey } from './search-key.ts'

/**
 * Names that look or sound most like a word nothing was found for. What differs in more than half of its letters is
 * not offered: a wrong offer is worse than none.
 */
export function nearestNames(word: string, names: readonly string[], most: number): string[] {
  const key = searchKey(word)
  if (key === '') return []
  const sound = soundOf(word)
  return [...new Set(names)]
    .map((name) => {
      const written = apart(key, searchKey(name)) / Math.max(key.length, 1)
      const heard = apart(sound, soundOf(name)) / Math.max(sound.length, 1)
      return { name, far: Math.min(written, heard) }
    })
    .filter(({ far }) => far <= FARTHEST)
    .toSorted((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name)
}

const FARTHEST = 0.5

const soundOf = (text: string): string => {
  const key = searchKey(text)
  return /^[\x20-\x7e]*$/.test(key) ? key : syllablesOf(text).join('')
}

/** How many letters have to be added, left out or changed. */
function apart(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let row = b.map((_, at) => at + 1)
  row.unshift(0)
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, against] of b.entries())
      next.push(Math.min(row[j]! + Number(letter !== against), row[j + 1]! + 1, next[j]! + 1))
    row = next
  }
  return row.at(-1)!
}
