import type { CampaignKind } from '@linmen/contract/promotion/campaign.schemas.ts'

/** Kinds that give for a deed: without one, everybody would have it for nothing. */
const FOR_A_DEED: ReadonlySet<CampaignKind> = new Set(['topUpGift', 'invitation', 'lossReturn'])

interface Giving {
  readonly kind: CampaignKind
  readonly need: number
  /** In fen, both; null is no limit. */
  readonly worth: number
  readonly budget: number | null
}

/** Why a promotion of this kind cannot give such a thing, or null. */
export function giftFault({ kind, need, worth, budget }: Giving): 'need' | 'budget' | null {
  if (FOR_A_DEED.has(kind) && need === 0) return 'need'
  return budget !== null && worth > budget ? 'budget' : null
}
