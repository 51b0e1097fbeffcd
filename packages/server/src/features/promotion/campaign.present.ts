import type {
  Campaign,
  CampaignGift,
  CampaignHead,
} from '@linmen/contract/promotion/campaign.schemas.ts'
import { claimRefusals } from '@linmen/contract/promotion/campaign.refusals.ts'
import { itemText } from '@linmen/domain/coupon/gift-item.ts'
import {
  campaignState,
  claimFault,
  hasLeft,
  type ClaimFault,
  type Taker,
} from '@linmen/domain/promotion/claim.ts'
import type { Reader } from '#db/port.ts'
import {
  giftsOf,
  giftTermsOf,
  peopleOf,
  takenBy,
  termsOf,
  type GiftRow,
  type PromotionRow,
} from './promotion.repo.ts'
import { cupOf } from './support.repo.ts'
import { takerOf, type Visitor } from './taker.ts'

export const presentHead = (row: PromotionRow, nowMs: number): CampaignHead => ({
  key: row.key,
  kind: row.kind,
  title: row.title,
  lead: row.lead,
  startsAtMs: row.starts_at_ms,
  endsAtMs: row.ends_at_ms,
  state: campaignState(termsOf(row), nowMs),
  isDemo: row.is_demo,
})

const COUNTS = new Set(['topUpGift', 'invitation', 'lossReturn'])

/** A promotion as whoever asks sees it: what they have, and why they cannot take the rest. */
export async function presentCampaign(
  db: Reader,
  row: PromotionRow,
  visitor: Visitor,
): Promise<Campaign> {
  const { actor, nowMs } = visitor
  const gifts = await giftsOf(db, row.key)
  const taker = actor && (await takerOf(db, row, { ...visitor, actor }))
  const mine = actor ? await takenBy(db, actor.id, row.key) : () => 0
  const cup = row.league_id === null ? null : await cupOf(db, row.key, row.league_id, actor?.id)
  return {
    ...presentHead(row, nowMs),
    rules: row.rules,
    gifts: gifts.map((gift) =>
      presentGift(row, gift, taker && { ...taker, mine: mine(gift.id) }, nowMs),
    ),
    ...(taker && COUNTS.has(row.kind) && { have: taker.have }),
    given: gifts.reduce((sum, { given }) => sum + given, 0),
    people: await peopleOf(db, row.key),
    ...(actor && row.kind === 'invitation' && { shareId: actor.id }),
    ...(cup && { cup }),
  }
}

function presentGift(
  row: PromotionRow,
  gift: GiftRow,
  taker: Taker | null,
  nowMs: number,
): CampaignGift {
  const terms = termsOf(row)
  const fault = taker
    ? claimFault(terms, giftTermsOf(gift), taker, nowMs)
    : visitorFault(row, gift, nowMs)
  const card = 'card' in gift.item ? gift.item.card : null
  const taken = (taker?.mine ?? 0) > 0
  return {
    id: gift.id,
    name: gift.name,
    text: `${itemText(gift.item)}，领取后 ${gift.valid_days} 天有效`,
    worth: gift.worth,
    ...(card && { percent: card.percent }),
    state: fault === null ? 'open' : STANDINGS[taken && fault !== 'need' ? 'taken' : fault],
    ...(fault !== null && !taken && { reason: claimRefusals[`promotion.${fault}`].text }),
    given: gift.given,
    ...(gift.stock !== null && { stock: gift.stock }),
    mine: taker?.mine ?? 0,
    most: gift.most,
    need: gift.need,
  }
}

/** Of somebody who is not signed in only the promotion itself is known. */
function visitorFault(row: PromotionRow, gift: GiftRow, nowMs: number): ClaimFault | null {
  const state = campaignState(termsOf(row), nowMs)
  if (state !== 'running') return state
  return hasLeft(termsOf(row), gift) ? null : 'gone'
}

const STANDINGS: Record<ClaimFault, CampaignGift['state']> = {
  coming: 'locked',
  ended: 'over',
  host: 'locked',
  audience: 'locked',
  need: 'locked',
  taken: 'taken',
  gone: 'gone',
}
