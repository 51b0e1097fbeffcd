import { png } from './png.ts'

/** An icon of the app: our mark on turf, or the mark alone in white for the status bar. */
interface Icon {
  readonly name: string
  readonly size: number
  /** How much of the width the mark takes. */
  readonly mark: number
  /** `corner` rounds the turf; a maskable icon fills its square, the system cuts it. */
  readonly ground: 'corner' | 'full' | 'none'
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, mark: 0.64, ground: 'corner' },
  { name: 'icon-512.png', size: 512, mark: 0.64, ground: 'corner' },
  { name: 'maskable-192.png', size: 192, mark: 0.5, ground: 'full' },
  { name: 'maskable-512.png', size: 512, mark: 0.5, ground: 'full' },
  { name: 'apple-touch-icon.png', size: 180, mark: 0.62, ground: 'full' },
  { name: 'badge-96.png', size: 96, mark: 0.92, ground: 'none' },
]

/** Every icon as a file: the same sources give the same pixels. */
export const appIcons = (): { name: string; bytes: Buffer }[] =>
  ICONS.map((icon) => ({ name: icon.name, bytes: png(pixelsOf(icon), icon.size) }))

type Colour = readonly [red: number, green: number, blue: number]
const TURF: Colour = [10, 42, 35]
const CHALK: Colour = [242, 247, 243]
const VOLT: Colour = [204, 248, 58]
const WHITE: Colour = [255, 255, 255]

// The mark on its grid of 40 x 28, as `ui/logo` draws it: its box is 34.4 wide around this centre.
const CENTRE = { x: 19.2, y: 14.05 }
const WIDTH = 34.4

function pixelsOf({ size, mark, ground }: Icon): Uint8Array {
  const pixels = new Uint8Array(size * size * 4)
  const unit = WIDTH / mark / size
  for (let at = 0; at < size * size; at++) {
    const [across, down] = [(at % size) + 0.5, Math.floor(at / size) + 0.5]
    const x = CENTRE.x + (across - size / 2) * unit
    const y = CENTRE.y + (down - size / 2) * unit
    // How far outside a shape the middle of the pixel lies, in pixels, is how much of it is covered.
    const covered = (units: number) => Math.max(0, Math.min(1, 0.5 - units / unit))
    const layers =
      ground === 'none'
        ? ([[WHITE, covered(Math.min(toFrame(x, y), toBall(x, y)))]] as const)
        : ([
            [TURF, ground === 'full' ? 1 : covered(toCorner(across, down, size) * unit)],
            [CHALK, covered(toNet(x, y)) * 0.22],
            [CHALK, covered(toFrame(x, y))],
            [VOLT, covered(toBall(x, y))],
          ] as const)
    paint(pixels, at, layers)
  }
  return pixels
}

/** One layer over the other; the first decides how opaque the pixel is. */
function paint(
  pixels: Uint8Array,
  at: number,
  layers: readonly (readonly [Colour, number])[],
): void {
  for (let channel = 0; channel < 3; channel++) {
    let value = layers[0]![0][channel]!
    for (const [colour, cover] of layers) value += (colour[channel]! - value) * cover
    pixels[at * 4 + channel] = Math.round(value)
  }
  pixels[at * 4 + 3] = Math.round(layers[0]![1] * 255)
}

const toBall = (x: number, y: number) => Math.hypot(x - 6.4, y - 6.4) - 4.4

/** The two posts and the bar with its bend, 3.2 thick. */
const toFrame = (x: number, y: number) =>
  Math.min(
    Math.hypot(x - 6.4, beyond(y, 14.2, 24.5)),
    Math.hypot(beyond(x, 14.2, 30.8), y - 6.2),
    Math.hypot(x - 34.8, beyond(y, 10.2, 24.5)),
    x >= 30.8 && y <= 10.2 ? Math.abs(Math.hypot(x - 30.8, y - 10.2) - 4) : Infinity,
  ) - 1.6

/** Threads of the net, one thick. */
const toNet = (x: number, y: number) =>
  Math.min(
    ...[17, 22.5, 28].map((at) => Math.hypot(x - at, beyond(y, 9.5, 22.5))),
    ...[14, 19].map((at) => Math.hypot(beyond(x, 11, 31), y - at)),
  ) - 0.5

/** How far outside a span. */
const beyond = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)

/** How far outside a square whose corners are rounded by a fifth, in pixels. */
function toCorner(across: number, down: number, size: number): number {
  const radius = size * 0.21
  const inner = size / 2 - radius
  const [dx, dy] = [Math.abs(across - size / 2) - inner, Math.abs(down - size / 2) - inner]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}
