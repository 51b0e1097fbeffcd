import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipInfo, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { membershipAt, orderState } from '@linmen/domain/vip/membership.ts'
import { benefitsOf } from '@linmen/domain/vip/benefits.ts'
import { partsOf, partsSum, tierOf, vipTiers } from '@linmen/domain/vip/tiers.ts'
import type { Reader } from '#db/port.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { onSale, paidFor } from '#features/sale/public.ts'
import { tierOfLine } from './buy-vip.ts'
import { asPeriod, countMembers, periodRows, periodsOf } from './period.repo.ts'

const PAGE = 10

/** What a member's memberships come to; of one tier, or the best of all. */
async function infoOf(
  db: Reader,
  memberId: string,
  nowMs: number,
  tier?: VipTier,
): Promise<VipInfo> {
  const all = await periodsOf(db, memberId)
  const own = tier === undefined ? all : all.filter((period) => period.tier === tier)
  return { ...(own.length > 0 && { id: memberId }), ...membershipAt(own, nowMs) }
}

export const info = query(vipEndpoints.info, (db, _input, { actor, nowMs }) =>
  infoOf(db, actor.id, nowMs),
)

export const benefits = query(vipEndpoints.benefits, async (_db, { tier }) => ({
  benefits: benefitsOf(tier),
}))

const tierBenefits = (tier: VipTier) => ({
  tier,
  name: tierOf(tier).name,
  benefits: benefitsOf(tier),
})

export const benefitInfo = query(vipEndpoints.benefitInfo, async (_db, { tier }) =>
  tierBenefits(tier),
)

export const listBenefits = query(vipEndpoints.listBenefits, async () => ({
  tiers: vipTiers.map(tierBenefits),
}))

export const config = query(vipEndpoints.config, async (db, { tier }, { actor, nowMs }) => {
  const { name, text } = tierOf(tier)
  return {
    ...{ tier, name, text },
    benefits: benefitsOf(tier).length,
    members: await countMembers(db, nowMs, tier),
    parts: partsOf(tier).map((part) => ({ ...part })),
    partsSum: partsSum(tier),
    ...(actor && { mine: await infoOf(db, actor.id, nowMs, tier) }),
  }
})

/** The price list of a tier, the shortest time first. */
export const pricesOf = async (db: Reader, tier: VipTier) =>
  (await onSale(db, 'vip', tier)).map((line) => ({
    id: line.id,
    tier: tierOfLine(line),
    name: line.name,
    days: line.days!,
    price: line.price,
  }))

export const prices = query(vipEndpoints.prices, async (db, { tier }) => ({
  prices: await pricesOf(db, tier),
}))

export const members = query(vipEndpoints.countMembers, async (db, _input, { nowMs }) => ({
  members: await countMembers(db, nowMs),
}))

export const listOrders = query(
  vipEndpoints.listOrders,
  async (db, { pageNo, vipMemberId }, { actor, nowMs, refuse }) => {
    if (vipMemberId !== undefined && vipMemberId !== actor.id) return refuse('vip.not_yours', {})
    const page = pageOf(await periodRows(db, actor.id), { pageNo, pageSize: PAGE })
    const bills = await paidFor(
      db,
      page.items.map(({ id }) => id),
    )
    return presented(page, (rows) =>
      rows.map((row) => ({
        id: row.id,
        name: row.name,
        tier: row.tier,
        state: orderState(asPeriod(row), nowMs),
        createdAtMs: row.created_at_ms,
        startsAtMs: row.starts_at_ms,
        endsAtMs: row.ends_at_ms,
        ...(bills.has(row.id) && { paid: bills.get(row.id)! }),
      })),
    )
  },
)
