import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { campaignState, claimFault } from '@linmen/domain/promotion/claim.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import type { CommandCall } from '#kit/call.ts'
import { query } from '#kit/query.ts'
import { issueItems } from '#features/coupon/public.ts'
import { expertsById } from '#features/expert/public.ts'
import { leagueTeams } from '#features/match/public.ts'
import { leaguePicks } from '#features/plan/public.ts'
import { presentCampaign, presentHead } from './campaign.present.ts'
import {
  addClaim,
  allPromotions,
  findPromotion,
  giftsOf,
  giftTermsOf,
  takenBy,
  takeOne,
  termsOf,
  type GiftRow,
  type PromotionRow,
} from './promotion.repo.ts'
import { cupOf, standBy } from './support.repo.ts'
import { hostOf, takerOf } from './taker.ts'

const DAY_MS = 86_400_000

/** What there is for this host, now and before. */
export const list = query(campaignEndpoints.list, async (db, _input, call) => {
  const host = hostOf(call)
  const shown = (await allPromotions(db, call.nowMs)).filter(
    ({ hosts }) => hosts.length === 0 || hosts.includes(host),
  )
  return { list: shown.map((row) => presentHead(row, call.nowMs)) }
})

export const detail = query(campaignEndpoints.detail, async (db, { key }, call) =>
  presentCampaign(
    db,
    (await findPromotion(db, key)) ?? call.refuse('promotion.not_found', {}),
    call,
  ),
)

type ClaimCall = Pick<
  CommandCall<typeof campaignEndpoints.claim>,
  'agentId' | 'nowMs' | 'ports' | 'refuse'
> & { readonly actor: { readonly id: string } }

/** Gives one gift: counted, written down and put into the drawer together, or not at all. */
export async function giveGift(
  tx: Tx,
  promotion: PromotionRow,
  gift: GiftRow,
  { actor, agentId, nowMs, ports, refuse }: ClaimCall,
): Promise<void> {
  const mine = (await takenBy(tx, actor.id, promotion.key))(gift.id)
  const taker = await takerOf(tx, promotion, { actor, agentId, nowMs })
  const fault = claimFault(termsOf(promotion), giftTermsOf(gift), { ...taker, mine }, nowMs)
  if (fault) return refuse(`promotion.${fault}`, {})
  const claimed = await addClaim(tx, {
    id: ports.ids.next('pc'),
    promotion_key: promotion.key,
    gift_id: gift.id,
    member_id: actor.id,
    turn: mine + 1,
    created_at_ms: nowMs,
  })
  if (!claimed) return refuse('promotion.taken', {})
  if (!(await takeOne(tx, gift))) return refuse('promotion.gone', {})
  const toMs = nowMs + gift.valid_days * DAY_MS
  await issueItems(tx, ports, [gift.item], { memberId: actor.id, fromMs: nowMs, toMs })
}

export const claim = command(
  campaignEndpoints.claim,
  async (tx, { key, giftId }, call) => {
    const row = await findPromotion(tx, key)
    const gift = row && (await giftsOf(tx, key)).find(({ id }) => id === giftId)
    if (!row || !gift) return call.refuse('promotion.not_found', {})
    await giveGift(tx, row, gift, call)
    return presentCampaign(tx, row, call)
  },
  { onceByNature: true },
)

export const support = command(
  campaignEndpoints.support,
  async (tx, { key, teamId }, call) => {
    const row = await findPromotion(tx, key)
    if (!row || row.league_id === null) return call.refuse('promotion.not_found', {})
    const state = campaignState(termsOf(row), call.nowMs)
    if (state !== 'running') return call.refuse(`promotion.${state}`, {})
    const cup = await cupOf(tx, key, row.league_id, call.actor.id)
    if (!cup?.supports.some((team) => team.teamId === teamId))
      return call.refuse('promotion.team', {})
    await standBy(tx, {
      promotion_key: key,
      member_id: call.actor.id,
      team_id: teamId,
      created_at_ms: call.nowMs,
    })
    return presentCampaign(tx, row, call)
  },
  { onceByNature: true },
)

/** Experts by how often they were right about the competition while the promotion ran. */
export const expertRank = query(campaignEndpoints.expertRank, async (db, { key }, call) => {
  const row = await findPromotion(db, key)
  if (!row || row.league_id === null) return call.refuse('promotion.not_found', {})
  const league = await leagueTeams(db, row.league_id)
  const span = { fromMs: row.starts_at_ms, toMs: row.ends_at_ms }
  const picks = league ? await leaguePicks(db, league.name, span) : []
  const experts = await expertsById(
    db,
    [...new Set(picks.map(({ expertId }) => expertId))],
    call.nowMs,
  )
  const ranked = [...experts.values()].map((expert) => {
    const own = picks.filter(({ expertId }) => expertId === expert.id)
    return { expert, hits: own.filter(({ result }) => result === 'hit').length, picks: own.length }
  })
  const changed = picks.flatMap(({ settledAtMs }) => settledAtMs ?? [])
  return {
    list: ranked.toSorted((a, b) => b.hits - a.hits || a.picks - b.picks),
    ...(changed.length > 0 && { changedAtMs: Math.max(...changed) }),
    ...(picks.length > 0 && { playedAtMs: Math.max(...picks.map(({ playedAtMs }) => playedAtMs)) }),
  }
})
