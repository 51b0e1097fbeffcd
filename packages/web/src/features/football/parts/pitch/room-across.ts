interface Placed {
  readonly x: number
  readonly y: number
}

/** Closer than this along the pitch, names would touch each other. */
const SAME_ROW = 16
/** Four characters; a name is not read in less. */
const LEAST = 16
const WHOLE = 100

/** How wide a name may be, in percent of the pitch: as far as the nearest in the same row stands. */
export function roomAcross(player: Placed, eleven: readonly Placed[]): number {
  const gaps = eleven
    .filter((other) => other !== player && Math.abs(other.y - player.y) < SAME_ROW)
    .map((other) => Math.abs(other.x - player.x))
  return Math.max(LEAST, Math.min(WHOLE, ...gaps))
}
