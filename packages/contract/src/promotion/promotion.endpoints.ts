import { named } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const promotionEndpoints = {
  popUps: planned({
    call: 'c.appVersion.checkUpdatePopAndAlert',
    method: 'GET',
    path: '/api/appVersion/checkUpdatePopAndAlert',
    effect: 'read',
    input: shape({ location: named('popLocation', legacyCode) }),
  }),
  ads: planned({
    call: 'c.page.ad.location',
    method: 'GET',
    path: '/api/page/ad/location',
    effect: 'read',
    input: shape({ location: named('adLocation', legacyCode) }),
  }),
}
