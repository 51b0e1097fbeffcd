import { busyPatterns, patternPaths, shapePaths } from '#ui/crest/crest-paths.ts'
import { inkOn, type CrestSpec } from '#ui/crest/crest-spec.ts'
import {
  POSTER,
  type BoxItem,
  type CrestItem,
  type GroundItem,
  type ModulesItem,
  type PathItem,
  type PosterItem,
  type TextItem,
} from './poster-items.ts'

type Canvas = CanvasRenderingContext2D

/** Draws the items one over the other. The font of the page is used, so it has to be loaded. */
export function drawPoster(on: Canvas, items: readonly PosterItem[], family: string): void {
  for (const item of items) {
    on.save()
    if (item.is === 'ground') ground(on, item)
    if (item.is === 'box') box(on, item)
    if (item.is === 'path') path(on, item)
    if (item.is === 'crest') crest(on, item, family)
    if (item.is === 'modules') modules(on, item)
    if (item.is === 'text') text(on, item, family)
    on.restore()
  }
}

export const fontOf = (weight: number, size: number, family: string) =>
  `${weight} ${size}px ${family}`

function ground(on: Canvas, { from, to, glow }: GroundItem): void {
  const { width, height } = POSTER
  const fall = on.createLinearGradient(0, 0, 0, height)
  fall.addColorStop(0, from)
  fall.addColorStop(1, to)
  on.fillStyle = fall
  on.fillRect(0, 0, width, height)
  const light = on.createRadialGradient(width / 2, 0, 0, width / 2, 0, 700)
  light.addColorStop(0, `${glow}29`)
  light.addColorStop(0.55, `${glow}08`)
  light.addColorStop(1, `${glow}00`)
  on.fillStyle = light
  on.fillRect(0, 0, width, height)
}

function box(on: Canvas, { x, y, width, height, radius, fill, stroke }: BoxItem): void {
  on.beginPath()
  on.roundRect(x, y, width, height, radius)
  paint(on, { fill, stroke, thick: 2 })
}

function path(on: Canvas, { d, x, y, scale, fill, stroke, thick }: PathItem): void {
  on.translate(x, y)
  on.scale(scale, scale)
  on.lineCap = 'round'
  on.lineJoin = 'round'
  paint(on, { fill, stroke, thick }, new Path2D(d))
}

interface Look {
  readonly fill?: string | undefined
  readonly stroke?: string | undefined
  readonly thick?: number | undefined
}

function paint(on: Canvas, { fill, stroke, thick = 1 }: Look, shape?: Path2D): void {
  if (fill) {
    on.fillStyle = fill
    if (shape) on.fill(shape)
    else on.fill()
  }
  if (!stroke) return
  on.strokeStyle = stroke
  on.lineWidth = thick
  if (shape) on.stroke(shape)
  else on.stroke()
}

/** The same crest as everywhere, on its grid of 40. */
function crest(on: Canvas, { spec, x, y, size }: CrestItem, family: string): void {
  const shape = new Path2D(shapePaths[spec.shape])
  on.translate(x, y)
  on.scale(size / 40, size / 40)
  on.save()
  on.clip(shape)
  on.fillStyle = spec.a
  on.fillRect(0, 0, 40, 40)
  paint(on, { fill: spec.b }, new Path2D(patternPaths[spec.pattern]))
  paint(on, { stroke: 'rgba(255, 255, 255, 0.32)', thick: 4.4 }, shape)
  on.restore()
  if (spec.text !== '') lettering(on, spec, family)
  paint(on, { stroke: 'rgba(255, 255, 255, 0.34)', thick: 1 }, shape)
}

function lettering(on: Canvas, spec: CrestSpec, family: string): void {
  const disc = busyPatterns.has(spec.pattern)
  const field = spec.pattern === 'band' || spec.pattern === 'pale' ? spec.b : spec.a
  if (disc) {
    on.beginPath()
    on.arc(20, 20, 10.6, 0, 2 * Math.PI)
    paint(on, { fill: spec.a, stroke: spec.b, thick: 1.6 })
  }
  const size = (/[^ -~]/.test(spec.text) ? 14 : 15.5) - (disc ? 3 : 0)
  on.font = fontOf(700, size, family)
  on.textAlign = 'center'
  on.fillStyle = inkOn(disc ? spec.a : field)
  on.fillText(spec.text, 20, (spec.pattern === 'crown' ? 26 : 20) + size * 0.355)
}

/** Whole pixels only: a scanner reads edges. */
function modules(on: Canvas, { rows, x, y, size, ink }: ModulesItem): void {
  const step = Math.floor(size / rows.length)
  const inset = Math.floor((size - step * rows.length) / 2)
  on.fillStyle = ink
  rows.forEach((row, down) =>
    row.forEach((dark, across) => {
      if (dark) on.fillRect(x + inset + across * step, y + inset + down * step, step, step)
    }),
  )
}

function text(on: Canvas, item: TextItem, family: string): void {
  on.font = fontOf(item.weight, item.size, family)
  on.textAlign = item.align
  on.fillStyle = item.ink
  on.fillText(item.text, item.x, item.y)
}
