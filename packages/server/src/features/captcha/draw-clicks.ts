import {
  BOARD,
  placeThings,
  STRIP_HEIGHT,
  TAPS,
  type Chance,
  type Point,
} from '@linmen/domain/captcha/puzzle.ts'
import sharp from 'sharp'
import { scene, svg } from './scene.ts'

/** Things everybody knows by their outline, each on a field of 32. No letters: not every machine has them. */
const THINGS = [
  // ball, cup, flag, star, heart, lightning, moon, arrow
  'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm0 6 6.5 4.8-2.5 7.6h-8L9.5 13.8 16 9Z',
  'M8 4h16v3h5c0 6-2 9-6 10-1 2-2.5 3.5-5 4v4h5v4H9v-4h5v-4c-2.5-.5-4-2-5-4-4-1-6-4-6-10h5V4Z',
  'M7 3h3v2l17 5-17 7v12H7V3Z',
  'M16 3l4 8.5 9.5 1.2-7 6.5 1.8 9.3L16 24l-8.3 4.5 1.8-9.3-7-6.5L12 11.5 16 3Z',
  'M16 28S4 20 4 11.5A6.5 6.5 0 0 1 16 8a6.5 6.5 0 0 1 12 3.5C28 20 16 28 16 28Z',
  'M18 2 6 18h8l-2 12 14-17h-9l1-11Z',
  'M21 3a13.5 13.5 0 1 0 8 18A11 11 0 0 1 21 3Z',
  'M16 3l12 12h-7v14h-10V15H4L16 3Z',
]

const SHOWN = 6
const COLOURS = ['#ffd166', '#ef476f', '#f8f9fa', '#8ecae6', '#ffadad', '#caffbf']

/** A picture with several things in it; below stand the three to tap, in order. */
export async function drawClicks(
  chance: Chance,
): Promise<{ readonly board: Buffer; readonly wanted: readonly Point[] }> {
  const points = placeThings(SHOWN, chance)
  const things = shuffled(THINGS, chance).slice(0, SHOWN)
  const drawn = points.map((point, at) => thing(things[at]!, point, chance)).join('')
  const asked = shuffled([...points.keys()], chance).slice(0, TAPS)
  const strip = asked.map((at, place) => sample(things[at]!, place)).join('')
  const { width, height } = BOARD
  const inside = `${scene(chance)}${drawn}<rect y="${height}" width="${width}" height="${STRIP_HEIGHT}" fill="#fff"/>${strip}`
  const board = await sharp(svg(width, height + STRIP_HEIGHT, inside))
    .png({ palette: true, colours: 96 })
    .toBuffer()
  return { board, wanted: asked.map((at) => points[at]!) }
}

function thing(path: string, { x, y }: Point, chance: Chance): string {
  const turn = chance(71) - 35
  const size = 0.95 + chance(30) / 100
  const colour = COLOURS[chance(COLOURS.length)]
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-16 -16)"><path d="${path}" fill="${colour}" stroke="#04120d" stroke-width="1.5" fill-rule="evenodd"/></g>`
}

/** Three places after a drawn hand's three dots: first, second, third. */
function sample(path: string, place: number): string {
  const left = 84 + place * 62
  const marks = Array.from(
    { length: place + 1 },
    (_, at) =>
      `<circle cx="${left - 10}" cy="${BOARD.height + 10 + at * 9}" r="2.5" fill="#5a6b64"/>`,
  )
  return `${marks.join('')}<g transform="translate(${left} ${BOARD.height + 6}) scale(.875)"><path d="${path}" fill="#0b2018" fill-rule="evenodd"/></g>`
}

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(chance(rest.length), 1)[0]!)
}
