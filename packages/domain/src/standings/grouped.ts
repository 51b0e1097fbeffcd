/** Items under their keys, both in the order of first appearance. */
export function groupedBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return groups
}
