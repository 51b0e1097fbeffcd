import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { bit } from '#kit/legacy-words.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { imageRefusals, pictureRefusals } from './upload.refusals.ts'

export const uploadEndpoints = {
  /** A picture as an address that holds all of it, `data:image/…;base64,…`, for drawing into others. */
  imageAsText: endpoint({
    call: 'c.proxy.transform.url',
    method: 'POST',
    path: '/api/proxy/transform/url',
    effect: 'read',
    input: shape({ url: text({ max: 2000 }) }),
    output: shape({ base64: text({ min: 1, max: 8_000_000 }) }),
    refusals: imageRefusals,
  }),
  savePicture: endpoint({
    call: 'c.sns.savePicture',
    method: 'POST',
    path: '/api/sns/savePicture',
    effect: 'write',
    access: 'member',
    touches: [],
    multipart: true,
    // The member is who the session says; old clients name themselves as well.
    input: shape({
      image: optional(text({ max: 200 })),
      memberId: optional(id),
      /** A document: only its owner and operators can look at it. */
      isPrivate: named('private', optional(bit)),
    }),
    /** It is shown at `prefix` and `path` put together; `path` alone names it in other calls. */
    output: shape({ path: text({ max: 500 }), prefix: text({ max: 500 }) }),
    refusals: pictureRefusals,
  }),
}
