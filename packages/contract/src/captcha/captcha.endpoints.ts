import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { captchaStale, captchaWrong } from './captcha.refusals.ts'
import { clickPuzzle, sliderPuzzle, wordPuzzle } from './captcha.schemas.ts'

/** The token of the picture, a dot, and what only its holder can have written: `captcha-cipher.ts`. */
const answer = text({ max: 4000 })

export const captchaEndpoints = {
  startSlider: endpoint({
    call: 'c.validate.init',
    method: 'GET',
    path: '/api/validate/init',
    effect: 'read',
    freshMs: 0,
    output: sliderPuzzle,
    refusals: captchaStale,
  }),
  checkSlider: endpoint({
    call: 'c.validate.check',
    method: 'POST',
    path: '/api/validate/check',
    effect: 'write',
    touches: [],
    input: shape({ answer: named('result', answer) }),
    refusals: { ...captchaStale, ...captchaWrong },
  }),
  reportSlider: endpoint({
    call: 'c.validate.send',
    method: 'POST',
    path: '/api/validate/send',
    effect: 'write',
    touches: [],
    input: shape({ tookMs: named('time', optional(int())), error: optional(text({ max: 200 })) }),
  }),
  startClicks: endpoint({
    call: 'c.click.validate.init',
    method: 'GET',
    path: '/api/click/validate/init',
    effect: 'read',
    freshMs: 0,
    output: clickPuzzle,
    refusals: captchaStale,
  }),
  checkClicks: endpoint({
    call: 'c.click.validate.check',
    method: 'POST',
    path: '/api/click/validate/check',
    effect: 'write',
    touches: [],
    input: shape({ answer: named('data', answer) }),
    refusals: { ...captchaStale, ...captchaWrong },
  }),
  startWords: endpoint({
    call: 'own.captcha.startWords',
    method: 'GET',
    path: '/api/words/validate/init',
    effect: 'read',
    freshMs: 0,
    output: wordPuzzle,
    refusals: captchaStale,
  }),
  checkWords: endpoint({
    call: 'own.captcha.checkWords',
    method: 'POST',
    path: '/api/words/validate/check',
    effect: 'write',
    touches: [],
    input: shape({ answer: named('data', answer) }),
    refusals: { ...captchaStale, ...captchaWrong },
  }),
}
