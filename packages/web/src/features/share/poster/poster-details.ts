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

/** Who scored, or the points of each quarter. */
export function detailItems(match: SharedMatch, measure: Measure): PosterItem[] {
  if (match.hidden || !match.score) return []
  return match.sport === 'football' ? goals(match, measure) : quarters(match)
}

function goals({ scorers }: SharedMatch, measure: Measure): PosterItem[] {
  if (scorers.left.length + scorers.right.length === 0) return []
  return [
    {
      is: 'path',
      d: ball.d!,
      ...{ x: MIDDLE - 15, y: TOP - 25, scale: 1.25, stroke: night.quiet, thick: 1.75 },
    },
    ...column(scorers.left, { x: MIDDLE - 32, align: 'right', measure }),
    ...column(scorers.right, { x: MIDDLE + 32, align: 'left', measure }),
  ]
}

interface Column {
  readonly x: number
  readonly align: 'left' | 'right'
  readonly measure: Measure
}

function column(names: readonly string[], { x, align, measure }: Column): TextItem[] {
  const rest = names.length - MOST + 1
  const shown = rest > 1 ? [...names.slice(0, MOST - 1), `另有 ${rest} 人进球`] : names
  return shown.map((name, at) => {
    const room = { width: 270, size: 26, least: 20, lines: 1, weight: 400 } as const
    const { lines, size } = fitText(name, room, measure)
    const place = { x, y: TOP + at * LINE, align }
    return { is: 'text', ...place, text: lines[0]!, size, weight: 400, ink: night.soft }
  })
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
