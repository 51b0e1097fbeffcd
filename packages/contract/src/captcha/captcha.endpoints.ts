import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const captchaEndpoints = {
  startSlider: planned({
    call: 'c.validate.init',
    method: 'GET',
    path: '/api/validate/init',
    effect: 'read',
  }),
  checkSlider: planned({
    call: 'c.validate.check',
    method: 'POST',
    path: '/api/validate/check',
    effect: 'write',
    input: shape({ answer: named('result', text({ max: 4000 })) }),
  }),
  reportSlider: planned({
    call: 'c.validate.send',
    method: 'POST',
    path: '/api/validate/send',
    effect: 'write',
    input: shape({ tookMs: named('time', optional(int())), error: optional(text({ max: 200 })) }),
  }),
  startClicks: planned({
    call: 'c.click.validate.init',
    method: 'GET',
    path: '/api/click/validate/init',
    effect: 'read',
  }),
  checkClicks: planned({
    call: 'c.click.validate.check',
    method: 'POST',
    path: '/api/click/validate/check',
    effect: 'write',
    input: shape({ answer: named('data', text({ max: 4000 })) }),
  }),
}
