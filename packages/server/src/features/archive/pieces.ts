import { groupBy } from './group-by.ts'

/** A long list in short ones: the embedded database answers nobody else while it writes one of them. */
export const pieces = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )

/** The same, with everything that is said of a match in one piece. */
export function wholeMatches<T extends { readonly matchId: string }>(
  said: readonly T[],
  size: number,
): (readonly T[])[] {
  const parts: T[][] = []
  for (const own of groupBy(said, ({ matchId }) => matchId).values()) {
    const last = parts.at(-1)
    if (last && last.length + own.length <= size) last.push(...own)
    else parts.push([...own])
  }
  return parts
}
