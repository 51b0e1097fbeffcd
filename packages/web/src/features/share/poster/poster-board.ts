import { crestOf } from '#ui/crest/crest-spec.ts'
import type { SharedMatch, SharedTeam } from '#features/share/shared-match.ts'
import { fitText, type Fitted, type Measure } from './fit-text.ts'
import { night } from './poster-inks.ts'
import { POSTER, type PosterItem, type TextItem } from './poster-items.ts'

const MIDDLE = POSTER.width / 2
const CREST = 148
const NAME = { width: 270, size: 40, least: 26, lines: 2, weight: 600 } as const

/** Both teams and where it stands, inside the goal. */
export function boardItems(match: SharedMatch, measure: Measure): PosterItem[] {
  return [
    ...goal(match.status.kind === 'live'),
    ...teams(match, measure),
    ...chip(match, measure),
    ...stand(match, measure),
  ]
}

/** The frame is open below; the ball in its corner glows only while the match is on. */
const goal = (live: boolean): PosterItem[] => [
  {
    is: 'path',
    d: 'M56 428V880M128 344H664a30 30 0 0 1 30 30V880',
    ...{ x: 0, y: 0, scale: 1, stroke: night.frame, thick: 12 },
  },
  {
    is: 'path',
    d: 'M26 356a30 30 0 1 0 60 0 30 30 0 1 0-60 0',
    ...{ x: 0, y: 0, scale: 1, fill: live ? night.volt : night.frame },
  },
]

/** Both names in letters of one size. */
function teams({ left, right }: SharedMatch, measure: Measure): PosterItem[] {
  const sizes = [left, right].map((each) => fitText(nameOf(each), NAME, measure).size)
  const room = { ...NAME, size: Math.min(...sizes) }
  return [
    ...team(left, 205, fitText(nameOf(left), room, measure)),
    ...team(right, POSTER.width - 205, fitText(nameOf(right), room, measure)),
  ]
}

const nameOf = ({ name, mark }: SharedTeam) => (mark ? `${mark} ${name}` : name)

function team({ id, name }: SharedTeam, x: number, shown: Fitted): PosterItem[] {
  return [
    { is: 'crest', spec: crestOf(id, name), x: x - CREST / 2, y: 396, size: CREST },
    ...shown.lines.map((text, at): TextItem => ({
      is: 'text',
      ...{ text, x, y: 602 + at * (shown.size + 8), align: 'center' },
      ...{ size: shown.size, weight: 600, ink: night.ink },
    })),
  ]
}

/** Between the crests: volt means now, everything else is an outline. */
function chip({ status, hidden }: SharedMatch, measure: Measure): PosterItem[] {
  const live = status.kind === 'live'
  const text = hidden ? (live ? '进行中' : 'vs') : status.kind === 'scheduled' ? 'vs' : status.text
  const width = Math.max(92, measure(text, 28, 600) + 40)
  const box = { is: 'box', x: MIDDLE - width / 2, y: 446, width, height: 52, radius: 26 } as const
  return [
    live ? { ...box, fill: night.volt } : { ...box, stroke: night.quiet },
    {
      is: 'text',
      ...{ text, x: MIDDLE, y: 482, align: 'center', size: 28, weight: 600 },
      ink: live ? night.onVolt : night.soft,
    },
  ]
}

/** The score; before the match its time; nothing at all for those who do not want to know. */
function stand(match: SharedMatch, measure: Measure): PosterItem[] {
  const centred = { is: 'text', x: MIDDLE, align: 'center', ink: night.ink } as const
  const note: TextItem = {
    ...centred,
    y: 866,
    text: noteOf(match),
    size: 28,
    weight: 400,
    ink: night.soft,
  }
  const notes = note.text === '' ? [] : [note]
  if (match.hidden)
    return [{ ...centred, y: 788, text: '比分已隐藏', size: 56, weight: 600 }, ...notes]
  if (!match.score)
    return [{ ...centred, y: 800, text: match.time, size: 120, weight: 700 }, ...notes]
  const { left, right } = match.score
  const half = measure('-', 100, 700) / 2 + 28
  const figure = { ...centred, y: 808, size: 148, weight: 700 } as const
  return [
    { ...figure, text: String(left), x: MIDDLE - half, align: 'right' },
    { ...figure, y: 790, text: '-', size: 100, ink: night.quiet },
    { ...figure, text: String(right), x: MIDDLE + half, align: 'left' },
    ...notes,
  ]
}

function noteOf({ hidden, score, note, day }: SharedMatch): string {
  if (hidden) return ''
  return score ? note : day
}
