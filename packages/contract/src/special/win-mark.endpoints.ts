import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, flag, id, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { matchNotFound } from '#match/match.refusals.ts'
import { plainReceipt, startedPayment } from '#pay/pay.schemas.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import { payRefusals } from '#wallet/wallet.refusals.ts'
import { modelNotFound, modelPayRefusals } from './special.refusals.ts'
import { winMarkChanges, winMarkDay, winMarkItem } from './special.schemas.ts'
import { toolAccess } from './tool.schemas.ts'

export const winMarkEndpoints = {
  prepay: endpoint({
    call: 'c.vip.windmarkPay',
    method: 'GET',
    path: '/api/vip/windmarkPay',
    effect: 'write',
    access: 'member',
    touches: ['models', ...purchaseTouches],
    money: true,
    input: shape({
      winMarkId: named('windmarkId', id),
      returnUrl: optional(text({ max: 500 })),
      couponId: named('offerId', optional(id)),
      dataType: named('vipDataType', optional(legacyCode)),
      fromPage: optional(text({ max: 200 })),
    }),
    output: startedPayment,
    refusals: { ...modelPayRefusals, ...payRefusals },
  }),
  /** One match of any tool, paid with coins: a tool named beside the match takes the place of the win mark. */
  pay: endpoint({
    call: 'c.vip.windmarkPayByHuoyan',
    method: 'POST',
    path: '/api/vip/windmarkPayByHuoyan',
    effect: 'write',
    access: 'member',
    touches: ['models', ...purchaseTouches],
    money: true,
    input: shape({
      winMarkId: named('windmarkId', id),
      matchId: named('raceId', optional(id)),
      dataType: named('vipDataType', optional(legacyCode)),
      fromPage: optional(text({ max: 200 })),
      couponId: named('offerId', optional(id)),
    }),
    output: plainReceipt,
    refusals: modelPayRefusals,
  }),
  checkUnlocked: endpoint({
    call: 'c.windMark.vip.checkUnlock',
    method: 'GET',
    path: '/api/windMark/vip/checkUnlock',
    effect: 'read',
    access: 'member',
    about: ['models'],
    input: shape({ matchId: id }),
    output: shape({ unlocked: named('isUnlock', flag), access: named('unlockType', toolAccess) }),
    refusals: matchNotFound,
  }),
  listByDate: endpoint({
    call: 'c.queryWinMarkByDate',
    method: 'GET',
    path: '/api/queryWinMarkByDate',
    effect: 'read',
    about: ['models'],
    input: shape({ date: optional(day), sport: named('raceType', optional(sport)) }),
    output: winMarkDay,
  }),
  listByMatch: endpoint({
    call: 'c.queryWinMarkByFixId',
    method: 'GET',
    path: '/api/queryWinMarkByFixId',
    effect: 'read',
    about: ['models'],
    input: shape({ matchId: named('fixId', id), kind: named('type', optional(legacyCode)) }),
    output: shape({ items: named('dataList', list(winMarkItem)) }),
    refusals: matchNotFound,
  }),
  probabilityChanges: endpoint({
    call: 'c.queryProbabilityChange',
    method: 'GET',
    path: '/api/queryProbabilityChange',
    effect: 'read',
    about: ['models'],
    input: shape({ winMarkId: named('windMarkId', id) }),
    output: winMarkChanges,
    refusals: { ...matchNotFound, ...modelNotFound },
  }),
  listRecommended: endpoint({
    call: 'c.windmark.recommend',
    method: 'GET',
    path: '/api/windmark/recommend',
    effect: 'read',
    about: ['models'],
    output: shape({ items: named('dataList', list(winMarkItem)) }),
  }),
}
