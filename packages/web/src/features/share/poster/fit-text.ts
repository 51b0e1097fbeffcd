/** How wide a text would be. */
export type Measure = (text: string, size: number, weight: number) => number

export interface Room {
  readonly width: number
  readonly size: number
  /** Smaller than this nobody reads. */
  readonly least: number
  readonly lines: 1 | 2
  readonly weight: number
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
}

/** A text in its room: smaller first, then in two lines, cut short only when nothing else helps. */
export function fitText(text: string, room: Room, measure: Measure): Fitted {
  const { width, least, weight } = room
  const fits = (part: string, size: number) => measure(part, size, weight) <= width
  for (let size = room.size; size >= least; size -= 2) if (fits(text, size)) return one(text, size)
  if (room.lines === 2)
    for (let size = room.size; size >= least; size -= 2) {
      const lines = halves(text)
      if (lines.every((line) => fits(line, size))) return { lines, size }
    }
  if (room.lines === 1)
    return one(
      cut(text, (part) => fits(part, least)),
      least,
    )
  const first = longest(text, (part) => fits(part, least))
  return { lines: [first, cut(text.slice(first.length), (part) => fits(part, least))], size: least }
}

const one = (text: string, size: number): Fitted => ({ lines: [text], size })

/** Two lines of about the same length, parted at a space near the middle where there is one. */
function halves(text: string): string[] {
  const letters = [...text]
  const middle = Math.ceil(letters.length / 2)
  const spaces = letters.flatMap((letter, at) => (letter === ' ' ? [at] : []))
  const near = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  const at = near === undefined ? middle : near
  return [letters.slice(0, at).join('').trim(), letters.slice(at).join('').trim()]
}

function longest(text: string, fits: (part: string) => boolean): string {
  const letters = [...text]
  let count = letters.length
  while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1
  return letters.slice(0, count).join('')
}

const cut = (text: string, fits: (part: string) => boolean): string =>
  fits(text) ? text : `${longest(text, (part) => fits(`${part}…`))}…`
