import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { coins, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { legacyCode, planKind, sport } from '#kit/legacy-words.ts'
import { planNotFound, planPayRefusals } from './plan.refusals.ts'
import { planDetail, planReceipt, planSummary, publishedPick } from './plan.schemas.ts'

export const planEndpoints = {
  listForHome: planned({
    call: 'c.home.queryHomePlanDataNew',
    method: 'GET',
    path: '/api/home/queryHomePlanDataNew',
    effect: 'read',
  }),
  list: endpoint({
    call: 'c.plan.list.type',
    method: 'POST',
    path: '/api/plan/list/{type}',
    effect: 'read',
    input: shape({
      kind: named('type', planKind),
      pageNo,
      pageSize: pageSize(10),
      sport: named('qiuFlag', optional(sport)),
    }),
    output: pageOf(planSummary),
  }),
  look: endpoint({
    call: 'c.plan.look.id',
    method: 'GET',
    path: '/api/plan/look/{id}',
    effect: 'read',
    input: shape({ id }),
    output: planDetail,
    refusals: planNotFound,
  }),
  pay: endpoint({
    call: 'c.plan.pay.id',
    method: 'GET',
    path: '/api/plan/pay/{id}',
    effect: 'write',
    access: 'member',
    money: true,
    // A discount card pays by itself unless the buyer says that nothing shall.
    input: shape({ id, withoutOffer: named('noOffer', optional(flag)) }),
    output: planReceipt,
    refusals: planPayRefusals,
  }),
  payWithCoupon: endpoint({
    call: 'c.uc.plan.offer.pay',
    method: 'GET',
    path: '/api/uc/plan/offer/pay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({ planNo: id, couponId: named('feeId', optional(id)) }),
    output: planReceipt,
    refusals: planPayRefusals,
  }),
  listNotes: planned({
    call: 'c.plan.note.a.b',
    method: 'GET',
    path: '/api/plan/note/{a}/{b}',
    effect: 'read',
    input: shape({ planId: named('a', id), pageNo: named('b', int({ min: 1, max: 10_000 })) }),
  }),
  leaveNote: planned({
    call: 'c.plan.note.create',
    method: 'POST',
    path: '/api/plan/note/create',
    effect: 'write',
    access: 'member',
    input: shape({
      expertId: named('expertMemberId', id),
      content: text({ min: 1, max: 2000 }),
      planNo: id,
    }),
  }),
  replyToNote: planned({
    call: 'c.plan.note.reply',
    method: 'POST',
    path: '/api/plan/note/reply',
    effect: 'write',
    access: 'expert',
    input: shape({ content: text({ min: 1, max: 2000 }), noteId: id }),
  }),
  publish: planned({
    call: 'c.plan.Publish',
    method: 'POST',
    path: '/api/plan/Publish',
    effect: 'write',
    access: 'expert',
    input: shape({
      sport: named('qiuFlag', sport),
      price: coins,
      title: text({ min: 1, max: 60 }),
      reason: text({ min: 10, max: 500 }),
      matches: list(publishedPick, { max: 2 }),
    }),
  }),
  listLaboratory: planned({
    call: 'c.labPlan.list.x',
    method: 'POST',
    path: '/api/labPlan/list/{x}',
    effect: 'read',
    input: shape({
      kind: named('x', text({ max: 20 })),
      pageNo,
      pageSize: pageSize(10),
      sport: named('qiuFlag', optional(sport)),
    }),
  }),
  winRatios: planned({
    call: 'c.plan.expertWinRatioByRankOption.x',
    method: 'POST',
    path: '/api/plan/expertWinRatioByRankOption/{x}',
    effect: 'read',
    input: shape({
      option: named('x', legacyCode),
      sport: named('raceTypeId', optional(sport)),
      order: named('sortType', withDefault(legacyCode, 8)),
    }),
  }),
  listBasketballMatches: planned({
    call: 'c.lcRace.matchNameListNew',
    method: 'POST',
    path: '/api/lcRace/matchNameListNew',
    effect: 'read',
    input: shape({ play: named('playType', withDefault(text({ max: 20 }), 'all')) }),
  }),
  listFootballMatches: planned({
    call: 'c.tjRace.matchNameListNew',
    method: 'POST',
    path: '/api/tjRace/matchNameListNew',
    effect: 'read',
    input: shape({ play: named('playType', optional(text({ max: 20 }))) }),
  }),
}
