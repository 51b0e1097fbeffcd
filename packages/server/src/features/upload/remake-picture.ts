import sharp from 'sharp'
import { concurrencyLimit } from '#kit/limits/concurrency-limit.ts'

export const MOST_BYTES = 5 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 1920
const QUALITY = 82
const PATIENCE_SECONDS = 10

// A picture of forty megapixels takes some hundred megabytes while it is read.
const turns = concurrencyLimit(2)
sharp.cache(false)

export interface Remade {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Draws a picture anew: nothing of the file that came is kept, neither what else is hidden in it nor where it was
 * taken. Only the first frame of what moves.
 */
export async function remakePicture(
  sent: Buffer,
): Promise<Remade | 'upload.type' | 'upload.broken'> {
  if (kindOf(sent) === null) return 'upload.type'
  try {
    const { data, info } = await turns(() =>
      sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: PATIENCE_SECONDS })
        .rotate()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    )
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return 'upload.broken'
  }
}

/** By its first bytes, whatever it is called. Drawings made of text are none of these. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | null {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : null
}
