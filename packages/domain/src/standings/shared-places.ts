/** The place of each figure among all, most first. Equals share a place and the next one skips as many: 1, 2, 2, 4. */
export function sharedPlaces(figures: readonly number[]): number[] {
  const inOrder = figures.toSorted((a, b) => b - a)
  return figures.map((figure) => inOrder.indexOf(figure) + 1)
}
