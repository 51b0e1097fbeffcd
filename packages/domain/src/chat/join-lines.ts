interface Numbered {
  readonly number: number
}

/** Two parts of a room as one: in order, none twice; of two versions of a line the later one stands. */
export function joinLines<Line extends Numbered>(
  held: readonly Line[],
  more: readonly Line[],
): readonly Line[] {
  if (more.length === 0) return held
  const all = new Map([...held, ...more].map((line) => [line.number, line]))
  return [...all.values()].toSorted((a, b) => a.number - b.number)
}

/** The number after which lines are missing, if any are. Numbers of a room have no gaps. */
export function missingAfter(lines: readonly Numbered[]): number | null {
  const gap = lines.findIndex(({ number }, at) => at > 0 && number !== lines[at - 1]!.number + 1)
  return gap === -1 ? null : lines[gap - 1]!.number
}
