import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { campaignNotFound, claimRefusals, supportRefusals } from './campaign.refusals.ts'
import { campaign, campaignHead, expertRank, topUpGift } from './campaign.schemas.ts'

const key = named('hdKey', text({ max: 40, pattern: /^[\w-]+$/ }))
const ofKey = shape({ key })

/** The promotions themselves. The specification lists their pages and none of their calls. */
export const campaignEndpoints = {
  list: endpoint({
    call: 'own.promotion.list',
    method: 'GET',
    path: '/api/hd/list',
    effect: 'read',
    about: ['promotions'],
    output: shape({ list: list(campaignHead) }),
  }),
  detail: endpoint({
    call: 'own.promotion.detail',
    method: 'GET',
    path: '/api/hd/detail',
    effect: 'read',
    about: ['promotions'],
    input: ofKey,
    output: campaign,
    refusals: campaignNotFound,
  }),
  topUp: endpoint({
    call: 'own.promotion.topUp',
    method: 'GET',
    path: '/api/hd/topUp',
    effect: 'read',
    access: 'member',
    about: ['promotions', 'wallet'],
    output: shape({ gift: optional(topUpGift) }),
  }),
  claim: endpoint({
    call: 'own.promotion.claim',
    method: 'POST',
    path: '/api/hd/receive',
    effect: 'write',
    access: 'member',
    touches: ['promotions', 'coupons'],
    input: shape({ key, giftId: id }),
    output: campaign,
    refusals: claimRefusals,
  }),
  support: endpoint({
    call: 'own.promotion.support',
    method: 'POST',
    path: '/api/hd/support',
    effect: 'write',
    access: 'member',
    touches: ['promotions'],
    input: shape({ key, teamId: id }),
    output: campaign,
    refusals: supportRefusals,
  }),
  expertRank: endpoint({
    call: 'own.promotion.expertRank',
    method: 'GET',
    path: '/api/hd/expertRank',
    effect: 'read',
    input: ofKey,
    output: expertRank,
    refusals: campaignNotFound,
  }),
}
