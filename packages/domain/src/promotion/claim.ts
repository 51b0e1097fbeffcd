import type { CampaignState } from '@linmen/contract/promotion/campaign.schemas.ts'
import type { HostName } from '#host/host-names.ts'

export type Audience = 'everyone' | 'newcomer' | 'vip' | 'nonVip'

/** Who may take part, where and when. */
export interface CampaignTerms {
  readonly startsAtMs: number
  readonly endsAtMs: number
  /** Empty is everywhere. */
  readonly hosts: readonly string[]
  readonly audience: Audience
  /** What may be given in all, in fen; null is no limit. */
  readonly budget: number | null
  readonly spent: number
}

export interface GiftTerms {
  /** What somebody must have done for each one. */
  readonly need: number
  /** How many one person may have. */
  readonly most: number
  /** How many there are; null is enough for everybody. */
  readonly stock: number | null
  readonly given: number
  /** What one counts against the budget, in fen. */
  readonly worth: number
}

/** What is known of whoever takes part. */
export interface Taker {
  readonly host: HostName
  readonly isVip: boolean
  readonly joinedAtMs: number
  /** What they have done: coins charged, people brought, plans that missed. */
  readonly have: number
  /** How many of this gift they have taken. */
  readonly mine: number
}

const NEWCOMER_MS = 30 * 86_400_000

/** Its end is exclusive; no countdown begins again. */
export function campaignState(
  { startsAtMs, endsAtMs }: Pick<CampaignTerms, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): CampaignState {
  if (nowMs < startsAtMs) return 'coming'
  return nowMs < endsAtMs ? 'running' : 'ended'
}

export type ClaimFault = 'coming' | 'ended' | 'host' | 'audience' | 'need' | 'taken' | 'gone'

/** Why somebody cannot take a gift now, or null. The order of the checks is the order people are told. */
export function claimFault(
  terms: CampaignTerms,
  gift: GiftTerms,
  taker: Taker,
  nowMs: number,
): ClaimFault | null {
  const state = campaignState(terms, nowMs)
  if (state !== 'running') return state
  if (terms.hosts.length > 0 && !terms.hosts.includes(taker.host)) return 'host'
  if (!isFor(terms.audience, taker, nowMs)) return 'audience'
  if (taker.mine >= gift.most) return 'taken'
  if (taker.have < gift.need * (taker.mine + 1)) return 'need'
  return hasLeft(terms, gift) ? null : 'gone'
}

/** How much must still be done before it can be taken: 0 when it can be now, null when that would not help. */
export function stillToDo(
  terms: CampaignTerms,
  gift: GiftTerms,
  taker: Taker,
  nowMs: number,
): number | null {
  const fault = claimFault(terms, gift, taker, nowMs)
  if (fault === null) return 0
  if (fault !== 'need' || !hasLeft(terms, gift)) return null
  return gift.need * (taker.mine + 1) - taker.have
}

export const hasLeft = (
  { budget, spent }: Pick<CampaignTerms, 'budget' | 'spent'>,
  { stock, given, worth }: Pick<GiftTerms, 'stock' | 'given' | 'worth'>,
): boolean => (stock === null || given < stock) && (budget === null || spent + worth <= budget)

function isFor(audience: Audience, { isVip, joinedAtMs }: Taker, nowMs: number): boolean {
  if (audience === 'vip') return isVip
  if (audience === 'nonVip') return !isVip
  return audience === 'everyone' || nowMs - joinedAtMs <= NEWCOMER_MS
}
