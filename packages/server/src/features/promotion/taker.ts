import type { CampaignKind } from '@linmen/contract/promotion/campaign.schemas.ts'
import type { Taker } from '@linmen/domain/promotion/claim.ts'
import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import type { Reader } from '#db/port.ts'
import { invitedBetween, joinedAt } from '#features/auth/public.ts'
import { missedPlans } from '#features/plan/public.ts'
import { isVip } from '#features/vip/public.ts'
import { chargedBetween } from '#features/wallet/public.ts'
import type { PromotionRow } from './promotion.repo.ts'

type Span = { readonly fromMs: number; readonly toMs: number }
type Progress = (db: Reader, memberId: string, span: Span) => Promise<number>

/** What counts in each kind. Everything is counted from records; nothing is written down for it. */
const PROGRESS: Partial<Record<CampaignKind, Progress>> = {
  topUpGift: chargedBetween,
  invitation: invitedBetween,
  lossReturn: missedPlans,
}

export interface Visitor {
  readonly actor: { readonly id: string } | null
  readonly agentId: string
  readonly nowMs: number
}

export const hostOf = ({ agentId }: Pick<Visitor, 'agentId'>) => hostOfAgent(agentId) ?? 'browser'

/** What somebody has done for a promotion; null where nothing counts. */
async function progressOf(
  db: Reader,
  promotion: PromotionRow,
  memberId: string,
): Promise<number | null> {
  const span = { fromMs: promotion.starts_at_ms, toMs: promotion.ends_at_ms }
  return (await PROGRESS[promotion.kind]?.(db, memberId, span)) ?? null
}

/** Everything a claim asks about whoever makes it. */
export async function takerOf(
  db: Reader,
  promotion: PromotionRow,
  { actor, ...visit }: Visitor & { readonly actor: { readonly id: string } },
): Promise<Omit<Taker, 'mine'>> {
  return {
    host: hostOf(visit),
    isVip: await isVip(db, actor.id, visit.nowMs),
    joinedAtMs: await joinedAt(db, actor.id),
    have: (await progressOf(db, promotion, actor.id)) ?? 0,
  }
}
