import type { HostFeature } from './host-features.ts'

/**
 * What nobody can do where a host does not show it. Only what begins something new: what was bought, written or
 * promised elsewhere stays its owner's, and what everybody may read is no secret of another app.
 */
const CALLS: Readonly<Partial<Record<HostFeature, readonly string[]>>> = {
  setMeals: ['c.setMeal.pay', 'c.pay.preDualSetMealPay'],
  vip: [
    ...['c.member.vip.buy', 'c.hd.vip.try.join', 'c.hd.vip.try.send'],
    ...['own.vip.beginBargain', 'own.vip.helpBargain', 'own.vip.takeBargain'],
  ],
  redPackets: ['c.hd.match.redPacket.clickRed'],
  community: [
    ...['own.community.writePost', 'own.community.writeComment', 'own.community.followTopic'],
    ...['c.user.sns.likeMsg', 'c.user.sns.report'],
  ],
  partner: ['c.proxy.apply.userShareInfo'],
  plans: [
    ...['c.plan.pay.id', 'c.uc.plan.offer.pay', 'own.plan.give'],
    ...['c.plan.Publish', 'own.plan.publishPool'],
  ],
}

const byCall: ReadonlyMap<string, HostFeature> = new Map(
  (Object.entries(CALLS) as [HostFeature, readonly string[]][]).flatMap(([feature, calls]) =>
    calls.map((call) => [call, feature] as const),
  ),
)

/** The feature a host has to show for a call. */
export const featureOfCall = (call: string): HostFeature | undefined => byCall.get(call)

/** Every call a host can close. */
export const hostCalls: readonly string[] = [...byCall.keys()]
