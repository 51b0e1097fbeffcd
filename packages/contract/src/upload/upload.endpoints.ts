import { optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const uploadEndpoints = {
  imageAsText: planned({
    call: 'c.proxy.transform.url',
    method: 'POST',
    path: '/api/proxy/transform/url',
    effect: 'read',
    input: shape({ url: text({ min: 1, max: 2000 }) }),
  }),
  savePicture: planned({
    call: 'c.sns.savePicture',
    method: 'POST',
    path: '/api/sns/savePicture',
    effect: 'write',
    access: 'member',
    input: shape({ image: optional(text({ max: 200 })) }),
  }),
}
