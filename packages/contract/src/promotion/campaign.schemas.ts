import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { expertFace } from '#expert/expert.schemas.ts'

/** What a promotion does, in few kinds. */
export const campaignKind = words({
  couponSpree: 'couponSpree',
  vipOffer: 'vipOffer',
  lossReturn: 'lossReturn',
  cupSeason: 'cupSeason',
  topUpGift: 'topUpGift',
  invitation: 'invitation',
})
export type CampaignKind = House<typeof campaignKind>

const campaignState = words({ coming: 0, running: 1, ended: 2 })
export type CampaignState = House<typeof campaignState>

/** The promotion as a list shows it. The key is the last part of its address. */
const head = {
  key: named('hdKey', text({ max: 40, pattern: /^[\w-]+$/ })),
  kind: campaignKind,
  title: text({ max: 40 }),
  lead: named('subTitle', text({ max: 60 })),
  startsAtMs: named('startTime', moment),
  endsAtMs: named('endTime', moment),
  state: named('status', campaignState),
  isDemo: flag,
}
export const campaignHead = shape(head)
export type CampaignHead = House<typeof campaignHead>

/** To be taken, taken, not yet earned, gone, or over. */
const giftStanding = words({ open: 0, taken: 1, locked: 2, gone: 3, over: 4 })

/** One thing to take. `have` and `need` are coins, people or plans, as the kind says. */
export const campaignGift = shape({
  id: named('giftId', id),
  name: text({ max: 40 }),
  text: named('describe', text({ max: 60 })),
  worth: coins,
  percent: optional(int({ max: 99 })),
  state: named('status', giftStanding),
  /** Why it cannot be taken, where somebody wonders. */
  reason: optional(text({ max: 60 })),
  /** How often it was given, and how many there are at most. */
  given: named('giveCount', int()),
  stock: named('totalCount', optional(int())),
  mine: named('myCount', int()),
  most: named('maxCount', int()),
  need: named('needCount', int()),
})
export type CampaignGift = House<typeof campaignGift>

/** A team to stand by. The count is of members, each once. */
const support = shape({ teamId: id, name: text({ max: 40 }), count: int() })

const cup = shape({
  leagueId: id,
  name: text({ max: 40 }),
  supports: named('supportList', list(support)),
  mine: named('myTeamId', optional(id)),
})
export type Cup = House<typeof cup>

export const campaign = shape({
  ...head,
  rules: named('ruleList', list(text({ max: 200 }))),
  gifts: named('giftList', list(campaignGift)),
  /** What whoever asks has done for it so far; left out for visitors and where nothing counts. */
  have: named('haveCount', optional(int())),
  /** Everything that was given so far, and to how many people. */
  given: named('giveCount', int()),
  people: named('memberCount', int()),
  /** The word in an invitation's link. */
  shareId: optional(text({ max: 64 })),
  cup: optional(cup),
})
export type Campaign = House<typeof campaign>

/** The gift of a promotion that charging leads to next, and how much is still to be charged for it. */
export const topUpGift = shape({
  key: head.key,
  title: head.title,
  name: text({ max: 40 }),
  /** Nothing is missing where it waits to be taken. */
  missing: named('lackAmount', coins),
})
export type TopUpGift = House<typeof topUpGift>

/** Experts by their plans about one competition. */
export const expertRank = shape({
  list: list(
    shape({ expert: expertFace, hits: named('redCount', int()), picks: named('count', int()) }),
  ),
  changedAtMs: named('settledTime', optional(moment)),
  playedAtMs: named('lastMatchTime', optional(moment)),
})
