/** What the specification fixes about looking at pictures (000 §9). */
export const VIEWER = {
  maxZoom: 3,
  /** Controls go away when nobody moves, sooner when the pointer has left the window. */
  idleMs: 4000,
  idleOutsideMs: 1000,
  /** A picture that is there sooner shows no sign of loading. */
  loadingAfterMs: 1000,
  /** On wider windows the picture leaves room for the controls; on others they lie over it. */
  fitControlsWidth: 1200,
  doubleTapMs: 333,
  dragPx: 10,
  dragMaxDegrees: 40,
} as const

export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }

/** Which way a drag turns the pictures: 1 to the next, -1 to the one before, 0 not at all. */
export function turnOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < VIEWER.dragPx) return 0
  const degrees = (Math.atan2(Math.abs(dy), Math.abs(dx)) * 180) / Math.PI
  if (degrees > VIEWER.dragMaxDegrees) return 0
  return dx < 0 ? 1 : -1
}

/** After the last comes the first. */
export const beside = (at: number, turn: number, count: number): number =>
  (at + turn + count) % count

/** No larger than three times, no smaller than whole, and never pushed out of view. */
export function kept(
  { scale, x, y }: Zoom,
  box: { readonly width: number; readonly height: number },
): Zoom {
  const size = Math.min(VIEWER.maxZoom, Math.max(1, scale))
  const reach = (side: number) => ((size - 1) * side) / 2
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { scale: size, x: within(x, reach(box.width)), y: within(y, reach(box.height)) }
}
