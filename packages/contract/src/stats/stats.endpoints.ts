import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { transportKey } from '#auth/auth.schemas.ts'

export const statsEndpoints = {
  reportView: endpoint({
    call: 'c.statistic.report.type',
    method: 'GET',
    path: '/api/statistic/report/{type}',
    effect: 'write',
    access: 'member',
    touches: [],
    input: shape({ kind: named('type', text({ max: 40 })), itemId: named('bizId', id) }),
  }),
  reportPage: endpoint({
    call: 'c.statistic.report.url',
    method: 'GET',
    path: '/api/statistic/report/url',
    effect: 'write',
    touches: [],
    input: shape({
      path: named('pagePath', text({ max: 500 })),
      fromPath: named('lastPageUrl', optional(text({ max: 500 }))),
      screen: named('screenInfo', optional(text({ max: 40 }))),
    }),
  }),
  reportStart: endpoint({
    call: 'c.statistic.report.start',
    method: 'GET',
    path: '/api/statistic/report/start',
    effect: 'write',
    touches: [],
    input: shape({ screen: named('screenInfo', optional(text({ max: 40 }))) }),
  }),
  reportClick: endpoint({
    call: 'c.statistic.report.click',
    method: 'POST',
    path: '/api/statistic/report/click',
    effect: 'write',
    touches: [],
    input: shape({
      key: text({ min: 1, max: 100 }),
      details: named('params', optional(text({ max: 4000 }))),
      screen: named('screenInfo', optional(text({ max: 40 }))),
    }),
  }),
  start: endpoint({
    call: 'c.wap.start',
    method: 'GET',
    path: '/api/wap/start',
    effect: 'write',
    touches: [],
    input: shape({ deviceMark: named('idfa', optional(text({ max: 100 }))) }),
  }),
  config: endpoint({
    call: 'c.app.const.config',
    method: 'GET',
    path: '/api/app/const/config',
    effect: 'read',
    // Its nonce is good for one login.
    freshMs: 0,
    output: shape({
      promotion: flag,
      /** Only where somebody answers it. */
      servicePhone: optional(text({ max: 20 })),
      /** Where a phone finds the app of the house, only where there is one: `linmen://home`. */
      appLink: optional(text({ max: 100 })),
      /** Whoever wants a code shows first that they are a person. */
      captcha: optional(flag),
      /** Whether members may become partners. */
      showPartner: named('showProxy', optional(flag)),
      /** '0' hides the way to become an expert. */
      expertApply: optional(text({ max: 1 })),
      rsa: transportKey,
    }),
  }),
  reportShare: endpoint({
    call: 'c.share.uploadClick',
    method: 'GET',
    path: '/api/share/uploadClick',
    effect: 'write',
    touches: [],
    input: shape({
      shareId: named('shareInfoId', id),
      from: named('shareFrom', optional(text({ max: 40 }))),
    }),
  }),
}
