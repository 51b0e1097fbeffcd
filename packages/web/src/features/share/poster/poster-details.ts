import { ball } from '#ui/icon/match.ts'
import type { SharedMatch } from '#features/share/shared-match.ts'
import { fitText, type Measure } from './fit-text.ts'
import { night } from './poster-inks.ts'
import { POSTER, type PosterItem, type TextItem } from './poster-items.ts'

const MIDDLE = POSTER.width / 2
const TOP = 936
const LINE = 36
/** More do not fit above the chalk. */
const MOST = 3
const NAME_ROOM = { width: 270, size: 26, least: 20, lines: 1, weight: 400 } as const

/** Who scored, or the points of each quarter. */
export function detailItems(match: SharedMatch, measure: Measure): PosterItem[] {
  if (match.hidden || !match.score) return []
  return match.sport === 'football' ? goals(match, measure) : quarters(match)
}

function goals({ scorers }: SharedMatch, measure: Measure): PosterItem[] {
  const [left, right] = [shortened(scorers.left), shortened(scorers.right)]
  if (left.length + right.length === 0) return []
  const fitted = (name: string) => fitText(name, NAME_ROOM, measure)
  // One long name makes all of them small: two sizes in one block look like a mistake.
  const size = Math.min(...[...left, ...right].map((name) => fitted(name).size))
  const column = (names: readonly string[], x: number, align: TextItem['align']): TextItem[] =>
    names.map((name, at) => {
      const place = { x, y: TOP + at * LINE, align }
      const text = fitted(name).lines[0]!
      return { is: 'text', ...place, text, size, weight: NAME_ROOM.weight, ink: night.soft }
    })
  return [
    {
      is: 'path',
      d: ball.d!,
      ...{ x: MIDDLE - 15, y: TOP - 25, scale: 1.25, stroke: night.quiet, thick: 1.75 },
    },
    ...column(left, MIDDLE - 32, 'right'),
    ...column(right, MIDDLE + 32, 'left'),
  ]
}

function shortened(names: readonly string[]): readonly string[] {
  const rest = names.length - MOST + 1
  return rest > 1 ? [...names.slice(0, MOST - 1), `另有 ${rest} 人进球`] : names
}

/** Heads, then both rows, in columns of equal width. */
function quarters({ quarters: all, left: one, right: other }: SharedMatch): PosterItem[] {
  const columns = [{ head: '', left: one.mark ?? '', right: other.mark ?? '' }, ...all]
  const step = Math.min(110, 600 / columns.length)
  const first = MIDDLE - (step * (columns.length - 1)) / 2
  return columns.flatMap(({ head, left, right }, at) => {
    const cell = { is: 'text', x: first + at * step, align: 'center' } as const
    return [
      { ...cell, y: TOP - 6, text: head, size: 22, weight: 400, ink: night.quiet },
      { ...cell, y: TOP + 34, text: left, size: 30, weight: 600, ink: night.ink },
      { ...cell, y: TOP + 74, text: right, size: 30, weight: 600, ink: night.ink },
    ] satisfies PosterItem[]
  })
}
