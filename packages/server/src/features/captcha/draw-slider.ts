import { BOARD, PIECE_SIZE, type Chance, type Point } from '@linmen/domain/captcha/puzzle.ts'
import sharp from 'sharp'
import { FINE, scene, svg } from './scene.ts'

// A jigsaw piece of 46: a bite at the top and one at the left.
const SHAPE =
  'M6 1h11c2 0 2 2 1.5 4a5.5 5.5 0 1 0 9 0c-.5-2-.5-4 1.5-4h11a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V29c0-2 2-2 4-1.5a5.5 5.5 0 1 0 0-9c-2 .5-4 .5-4-1.5V6a5 5 0 0 1 5-5Z'

/** A picture with a hole, and the piece that was cut from it. */
export async function drawSlider(
  hole: Point,
  chance: Chance,
): Promise<{ readonly board: Buffer; readonly piece: Buffer }> {
  const whole = await sharp(svg(BOARD.width, BOARD.height, scene(chance)))
    .png()
    .toBuffer()
  const cut = { left: hole.x * FINE, top: hole.y * FINE }
  const size = PIECE_SIZE * FINE
  const mask = svg(PIECE_SIZE, PIECE_SIZE, `<path d="${SHAPE}" fill="#fff"/>`)
  const edge = svg(
    PIECE_SIZE,
    PIECE_SIZE,
    `<path d="${SHAPE}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>`,
  )
  const piece = await sharp(whole)
    .extract({ ...cut, width: size, height: size })
    .ensureAlpha()
    .composite([
      { input: mask, blend: 'dest-in' },
      { input: edge, blend: 'over' },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
  const shade = svg(
    PIECE_SIZE,
    PIECE_SIZE,
    `<path d="${SHAPE}" fill="#04120d" fill-opacity=".62" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>`,
  )
  const board = await sharp(whole)
    .composite([{ input: shade, ...cut }])
    .jpeg({ quality: 78 })
    .toBuffer()
  return { board, piece }
}
