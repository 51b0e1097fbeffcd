import { codewordsOf, qrVersion } from './qr-codewords.ts'
import { alignmentCentres, drawFormat, drawFunctions, type Grid } from './qr-grid.ts'
import { MASKS, penaltyOf } from './qr-mask.ts'

/**
 * A QR code as rows of dark modules (ISO 18004, bytes, level M, versions 1 to 10). Null when the text
 * is longer than version 10 holds: 213 bytes.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = bytesOf(text)
  const version = qrVersion(bytes.length)
  if (version === null) return null
  const { dark, fixed } = drawFunctions(version, alignmentCentres(version))
  placeData({ dark, fixed }, codewordsOf(bytes, version))
  const masked = MASKS.map((_, mask) => withMask({ dark, fixed }, mask))
  const penalties = masked.map(penaltyOf)
  return masked[penalties.indexOf(Math.min(...penalties))]!
}

/** UTF-8, as scanners read bytes. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).matchAll(/%(..)|./g), ([letter, hex]) =>
    hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0),
  )

/** Two columns at a time from the right, up and down in turn, around everything that is fixed. */
function placeData({ dark, fixed }: Grid, codewords: Uint8Array): void {
  const size = dark.length
  let bit = 0
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    // The column of the timing pattern belongs to nobody.
    const right = pair <= 6 ? pair - 1 : pair
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size * 2; step++) {
      const x = right - (step & 1)
      const y = upward ? size - 1 - (step >> 1) : step >> 1
      if (fixed[y]![x]) continue
      dark[y]![x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
      bit += 1
    }
  }
}

function withMask({ dark, fixed }: Grid, mask: number): boolean[][] {
  const turns = MASKS[mask]!
  const masked = dark.map((row, y) =>
    row.map((module, x) => (fixed[y]![x] ? module : module !== turns(x, y))),
  )
  drawFormat(masked, mask)
  return masked
}
