/** All lengths are pixels of the design: the picture is 280 wide. */
export const BOARD = { width: 280, height: 160 } as const
export const PIECE_SIZE = 46
const SLIDE_MOST = 230
/** Under the picture of the taps stands what to tap, in order. */
export const STRIP_HEIGHT = 40
export const TAPS = 3

/** A random guess hits nine of 181 places: less than one in twenty. */
const SLIDE_FROM = 48
const SLIDE_TO = 228
const SLIDE_SLACK = 5
const TAP_SLACK = 20
const MARGIN = 26
const APART = 56

export interface Point {
  readonly x: number
  readonly y: number
}

/** An integer from 0 up to, not including, what it is given. */
export type Chance = (below: number) => number

/** Where the hole is. The piece begins at the left edge and clear of it. */
export const placeHole = (chance: Chance): Point => ({
  x: SLIDE_FROM + chance(SLIDE_TO - SLIDE_FROM + 1),
  y: 8 + chance(BOARD.height - PIECE_SIZE - 16),
})

export const clampSlide = (offset: number): number => Math.min(SLIDE_MOST, Math.max(0, offset))

/** The piece lies where the hole is, and the answer speaks of the same picture. */
export const slideFits = (hole: Point, { x, y }: Point): boolean =>
  x >= 0 && x <= SLIDE_MOST && y === hole.y && Math.abs(x - hole.x) < SLIDE_SLACK

/** Places for so many things, none on another. */
export function placeThings(count: number, chance: Chance): Point[] {
  const placed: Point[] = []
  while (placed.length < count) {
    const point = {
      x: MARGIN + chance(BOARD.width - 2 * MARGIN),
      y: MARGIN + chance(BOARD.height - 2 * MARGIN),
    }
    const isFree = placed.every((other) => distance(other, point) >= APART)
    if (isFree) placed.push(point)
    // A bad beginning may leave no room: then all of it is thrown again.
    else if (chance(60) === 0) placed.length = 0
  }
  return placed
}

/** Three taps in the order that was asked for. */
export const tapsFit = (wanted: readonly Point[], taps: readonly Point[]): boolean =>
  taps.length === wanted.length &&
  wanted.every((point, at) => distance(point, taps[at]!) <= TAP_SLACK)

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
