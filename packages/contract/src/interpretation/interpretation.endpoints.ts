import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { bit, interpretationKind, legacyCode, sport } from '#kit/legacy-words.ts'

export const interpretationEndpoints = {
  look: planned({
    call: 'c.interpretation.look.id',
    method: 'GET',
    path: '/api/interpretation/look/{id}',
    effect: 'read',
    input: shape({ id, entry: named('feeEntry', optional(legacyCode)) }),
  }),
  pay: planned({
    call: 'c.uc.interpretation.pay.id',
    method: 'GET',
    path: '/api/uc/interpretation/pay/{id}',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      id,
      entry: named('feeEntry', optional(legacyCode)),
      twoForOne: named('isTwoForOne', optional(bit)),
    }),
  }),
  payWithCoupon: planned({
    call: 'c.uc.inter.offer.pay',
    method: 'GET',
    path: '/api/uc/inter/offer/pay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      interpretationId: named('interId', id),
      couponId: named('offerId', optional(id)),
      payType: optional(legacyCode),
      entry: named('feeEntry', optional(legacyCode)),
      twoForOne: named('isTwoForOne', optional(bit)),
    }),
  }),
  unlockFree: planned({
    call: 'c.free.pay',
    method: 'GET',
    path: '/api/free/pay',
    effect: 'write',
    access: 'member',
    input: shape({ id, entry: named('feeEntry', optional(legacyCode)) }),
  }),
  followsExpert: planned({
    call: 'c.interpretation.isAttentExpert.id',
    method: 'GET',
    path: '/api/interpretation/isAttentExpert/{id}',
    effect: 'read',
    input: shape({ expertId: named('id', id) }),
  }),
  followExpert: planned({
    call: 'c.uc.interpretation.attentExpert.id',
    method: 'GET',
    path: '/api/uc/interpretation/attentExpert/{id}',
    effect: 'write',
    access: 'member',
    input: shape({ expertId: named('id', id) }),
  }),
  expertFollowState: planned({
    call: 'c.interpretation.expert.isAttention.id',
    method: 'GET',
    path: '/api/interpretation/expert/isAttention/{id}',
    effect: 'read',
    input: shape({ expertId: named('id', id) }),
  }),
  list: planned({
    call: 'c.query.interpretation.list.type',
    method: 'POST',
    path: '/api/query/interpretation/list/{type}',
    effect: 'read',
    input: shape({ kind: named('type', interpretationKind), pageNo, pageSize: pageSize(10) }),
  }),
  listByExpert: planned({
    call: 'c.expert.interpretation.id',
    method: 'GET',
    path: '/api/expert/interpretation/{id}',
    effect: 'read',
    input: shape({ expertId: named('id', id), size: pageSize(5) }),
  }),
  rating: planned({
    call: 'c.inter.score.id',
    method: 'GET',
    path: '/api/inter/score/{id}',
    effect: 'read',
    input: shape({ id, withInfo: named('needInfo', optional(bit)) }),
  }),
  rate: planned({
    call: 'c.interpretation.evaluate.id',
    method: 'POST',
    path: '/api/interpretation/evaluate/{id}',
    effect: 'write',
    access: 'member',
    input: shape({
      id,
      rating: named(
        'evaluateData',
        shape({ score: int({ min: 1, max: 5 }), content: optional(text({ max: 500 })) }),
      ),
      sport: named('qiuFlag', optional(sport)),
      expertId: id,
    }),
  }),
  listNotes: planned({
    call: 'c.expert.interNote.a.b',
    method: 'GET',
    path: '/api/expert/interNote/{a}/{b}',
    effect: 'read',
    input: shape({
      interpretationId: named('a', id),
      pageNo: named('b', int({ min: 1, max: 10_000 })),
    }),
  }),
  listTwoForOne: planned({
    call: 'c.queryTwoForOneByIdList',
    method: 'POST',
    path: '/api/queryTwoForOneByIdList',
    effect: 'read',
    input: shape({ ids: list(id) }),
  }),
  twoForOneRule: planned({
    call: 'c.getTwoForOneRule',
    method: 'GET',
    path: '/api/getTwoForOneRule',
    effect: 'read',
  }),
  lookNews: planned({
    call: 'c.query.zx.jiedu',
    method: 'GET',
    path: '/api/query/zx/jiedu',
    effect: 'read',
    input: shape({ id }),
  }),
  countNews: planned({
    call: 'c.query.expert.zx.count',
    method: 'GET',
    path: '/api/query/expert/zx/count',
    effect: 'read',
    input: shape({ expertId: id }),
  }),
  listForHome: planned({
    call: 'c.home.queryHomeInterpretationData',
    method: 'GET',
    path: '/api/home/queryHomeInterpretationData',
    effect: 'read',
  }),
  listHomeFeed: planned({
    call: 'c.query.home.jdList',
    method: 'GET',
    path: '/api/query/home/jdList',
    effect: 'read',
    input: shape({ pageNo }),
  }),
  kindOf: planned({
    call: 'c.user.queryJieduTypeById.id',
    method: 'GET',
    path: '/api/user/queryJieduTypeById/{id}',
    effect: 'read',
    access: 'member',
    input: shape({ id }),
  }),
}
