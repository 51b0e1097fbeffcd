export interface Track {
  readonly from: number
  readonly to: number
  /** The least distance of two marks. */
  readonly gap: number
}

/**
 * Marks in ascending order, moved apart where they would cover one another and no further than needed: those too
 * near stand side by side about the middle of where they belong, and none leaves the track.
 */
export function spread(wanted: readonly number[], { from, to, gap }: Track): number[] {
  const groups: number[][] = []
  for (const [at, place] of wanted.entries()) {
    // Less what stands before it, marks that touch have the same place.
    let group = [place - at * gap]
    while (groups.length > 0 && mean(groups.at(-1)!) > mean(group))
      group = [...groups.pop()!, ...group]
    groups.push(group)
  }
  const last = wanted.length - 1
  return groups
    .flatMap((group) => group.map(() => mean(group)))
    .map((place) => Math.max(from, Math.min(place, to - last * gap)))
    .map((place, at) => place + at * gap)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
