import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const statsEndpoints = {
  reportView: planned({
    call: 'c.statistic.report.type',
    method: 'GET',
    path: '/api/statistic/report/{type}',
    effect: 'write',
    access: 'member',
    input: shape({ kind: named('type', text({ max: 40 })), itemId: named('bizId', id) }),
  }),
  reportPage: planned({
    call: 'c.statistic.report.url',
    method: 'GET',
    path: '/api/statistic/report/url',
    effect: 'write',
    input: shape({
      path: named('pagePath', text({ max: 500 })),
      fromPath: named('lastPageUrl', optional(text({ max: 500 }))),
      screen: named('screenInfo', optional(text({ max: 40 }))),
    }),
  }),
  reportStart: planned({
    call: 'c.statistic.report.start',
    method: 'GET',
    path: '/api/statistic/report/start',
    effect: 'write',
    input: shape({ screen: named('screenInfo', optional(text({ max: 40 }))) }),
  }),
  reportClick: planned({
    call: 'c.statistic.report.click',
    method: 'POST',
    path: '/api/statistic/report/click',
    effect: 'write',
    input: shape({
      key: text({ min: 1, max: 100 }),
      details: named('params', optional(text({ max: 4000 }))),
      screen: named('screenInfo', optional(text({ max: 40 }))),
    }),
  }),
  start: planned({
    call: 'c.wap.start',
    method: 'GET',
    path: '/api/wap/start',
    effect: 'write',
    input: shape({ deviceMark: named('idfa', optional(text({ max: 100 }))) }),
  }),
  config: planned({
    call: 'c.app.const.config',
    method: 'GET',
    path: '/api/app/const/config',
    effect: 'read',
  }),
  reportShare: planned({
    call: 'c.share.uploadClick',
    method: 'GET',
    path: '/api/share/uploadClick',
    effect: 'write',
    input: shape({
      shareId: named('shareInfoId', id),
      from: named('shareFrom', optional(text({ max: 40 }))),
    }),
  }),
}
