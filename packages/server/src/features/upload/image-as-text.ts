import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { query } from '#kit/query.ts'
import { fetchImage } from './fetch-image.ts'
import { ownImage } from './own-image.ts'
import { remakePicture } from './remake-picture.ts'

/** A picture of ours as it stands, a foreign one drawn anew: whatever else came with it stays outside. */
export const imageAsText = query(uploadEndpoints.imageAsText, async (_db, { url }, call) => {
  const { ports, ip, origin } = call
  const written = url.trim()
  if (written === '') return call.refuse('image.empty', {})
  if (!URL.canParse(written, origin)) return call.refuse('image.unreadable', {})
  const at = new URL(written, origin)
  if (at.origin === origin) {
    const own = await ownImage(ports, at.pathname)
    return own ? { base64: dataAddress(own.type, own.bytes) } : call.refuse('image.unreadable', {})
  }
  const wait = await ports.limits.take('foreign-image', { address: ip })
  if (wait > 0) return call.refuse('too_many_requests', { retryAfterMs: wait })
  const bytes = await fetchImage(at)
  const remade = bytes ? await remakePicture(bytes) : 'upload.broken'
  return typeof remade === 'string'
    ? call.refuse('image.unreadable', {})
    : { base64: dataAddress('image/webp', remade.bytes) }
})

const dataAddress = (type: string, bytes: Buffer) =>
  `data:${type};base64,${bytes.toString('base64')}`
