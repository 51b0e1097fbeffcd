import { drawPoster, fontOf } from './draw-poster.ts'
import { POSTER } from './poster-items.ts'
import { posterLayout, type PosterFacts } from './poster-layout.ts'

const WEIGHTS = [400, 600, 700]

/** The poster as a picture. Null where the browser cannot draw one. */
export async function makePoster(facts: PosterFacts): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const on = canvas.getContext('2d')
  if (!on) return null
  const family = getComputedStyle(document.body).fontFamily
  // A canvas draws with what is there; a font that cannot be fetched is left out.
  await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(fontOf(weight, 40, family), '0123')),
  ).catch(() => [])
  const items = posterLayout(facts, (text, size, weight) => {
    on.font = fontOf(weight, size, family)
    return on.measureText(text).width
  })
  drawPoster(on, items, family)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
