/** Remembers the answers asked for last, at most `limit` of them, so that a world never outgrows its memory. */
export function remembered<Key extends string | number, Value>(
  limit: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const known = kept.get(key)
    const value = known === undefined ? make(key) : known
    // Deleting and setting again moves a key to the young end; the oldest is the first.
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    return value
  }
}
