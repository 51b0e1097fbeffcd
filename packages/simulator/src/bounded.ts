/**
 * Remembers the answers asked for last, at most `limit` of them, so that a world never outgrows its memory. Answers
 * live in two generations: what was not asked for while half of the room filled up is forgotten. A hit is one lookup.
 */
export function remembered<Key extends string | number, Value extends object>(
  limit: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  let young = new Map<Key, Value>()
  let old = young
  return (key) => {
    const known = young.get(key)
    if (known) return known
    const value = old.get(key) ?? make(key)
    if (young.size >= limit / 2) {
      old = young
      young = new Map()
    }
    young.set(key, value)
    return value
  }
}
