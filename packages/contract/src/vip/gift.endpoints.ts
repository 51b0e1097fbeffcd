import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { bargain, vipGift } from './gift.schemas.ts'
import { bargainNotFound, bargainRefusals, giftNotFound, giftRefusals } from './vip.refusals.ts'

const ofGift = shape({ giftId: named('giftPackgeId', id) })
const ofBargain = shape({ bargainId: id })

/** What a membership brings besides its rights, and the price that friends lower. */
export const vipGiftEndpoints = {
  listGifts: endpoint({
    call: 'own.vip.listGifts',
    method: 'GET',
    path: '/api/vip/giftRecord',
    effect: 'read',
    access: 'member',
    about: ['vip'],
    input: shape({ pageNo }),
    output: pageOf(vipGift),
  }),
  gift: endpoint({
    call: 'own.vip.gift',
    method: 'GET',
    path: '/api/vip/giftDetail',
    effect: 'read',
    access: 'member',
    about: ['vip'],
    input: ofGift,
    output: vipGift,
    refusals: giftNotFound,
  }),
  takeGift: endpoint({
    call: 'own.vip.takeGift',
    method: 'POST',
    path: '/api/vip/giftReceive',
    effect: 'write',
    access: 'member',
    touches: ['vip', 'coupons'],
    input: ofGift,
    output: vipGift,
    refusals: giftRefusals,
  }),
  bargain: endpoint({
    call: 'own.vip.bargain',
    method: 'GET',
    path: '/api/hd/vipBargain/info',
    effect: 'read',
    access: 'member',
    about: ['promotions'],
    input: shape({ bargainId: optional(id) }),
    output: bargain,
    refusals: bargainNotFound,
  }),
  beginBargain: endpoint({
    call: 'own.vip.beginBargain',
    method: 'POST',
    path: '/api/hd/vipBargain/begin',
    effect: 'write',
    access: 'member',
    touches: ['promotions'],
    output: bargain,
  }),
  helpBargain: endpoint({
    call: 'own.vip.helpBargain',
    method: 'POST',
    path: '/api/hd/vipBargain/help',
    effect: 'write',
    access: 'member',
    touches: ['promotions'],
    input: ofBargain,
    output: bargain,
    refusals: bargainRefusals,
  }),
  takeBargain: endpoint({
    call: 'own.vip.takeBargain',
    method: 'POST',
    path: '/api/hd/vipBargain/take',
    effect: 'write',
    access: 'member',
    touches: ['promotions', 'coupons'],
    input: ofBargain,
    output: bargain,
    refusals: bargainRefusals,
  }),
}
