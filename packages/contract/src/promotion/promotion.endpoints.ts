import { named } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { list, shape } from '#kit/shapes.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { popUp, promotionAd } from './promotion.schemas.ts'

export const promotionEndpoints = {
  popUps: endpoint({
    call: 'c.appVersion.checkUpdatePopAndAlert',
    method: 'GET',
    path: '/api/appVersion/checkUpdatePopAndAlert',
    effect: 'read',
    input: shape({ location: named('popLocation', legacyCode) }),
    output: shape({ popUps: named('adList', list(popUp)) }),
  }),
  ads: endpoint({
    call: 'c.page.ad.location',
    method: 'GET',
    path: '/api/page/ad/location',
    effect: 'read',
    input: shape({ location: named('adLocation', legacyCode) }),
    output: shape({ ads: named('adList', list(promotionAd)) }),
  }),
}
