/** A long list in short ones: the embedded database answers nobody else while it writes one of them. */
export const pieces = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
