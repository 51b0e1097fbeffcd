import { beijingMidnight } from '@linmen/domain/match/business-day.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { putAds } from '#features/ad/public.ts'
import { leagueTeams } from '#features/match/public.ts'
import {
  findPromotion,
  giftsOf,
  giveGift,
  putPromotion,
  standBy,
} from '#features/promotion/public.ts'
import { Refused } from '#kit/refused.ts'
import type { Ports } from '#kit/ports.ts'
import { demoCall } from '#demo/plan/demo-set-meals.ts'
import { demoAds } from './demo-ads.ts'
import { demoCampaigns, type DemoCampaign } from './demo-campaigns.ts'

const DAY_MS = 86_400_000

/** Who takes part besides the visitor: everything on the pages was done by one of them. */
const TAKERS = ['chen', 'zhu', 'tang', 'feng'] as const

export async function seedPromotions(ports: Ports): Promise<void> {
  const todayMs = beijingMidnight(ports.clock.nowMs())
  const busiest = await busiestLeague(ports)
  for (const each of demoCampaigns) {
    // The page with ranks is about the competition most was written about.
    const campaign = each.key === 'worldCup' && busiest ? { ...each, leagueId: busiest } : each
    await put(ports, campaign, todayMs)
    for (const [at, memberId] of TAKERS.entries())
      if ((campaign.key.length + at) % 3 !== 0) await takePart(ports, campaign, memberId, todayMs)
  }
  await ports.db.transaction((tx) => putAds(tx, demoAds(todayMs)))
}

async function busiestLeague({ db }: Ports): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('plan')
    .innerJoin('fixture', 'fixture.id', 'plan.match_id')
    .select('fixture.league_id')
    .where('plan.result', 'is not', null)
    .groupBy('fixture.league_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('fixture.league_id')
    .limit(1)
    .executeTakeFirst()
  return row?.league_id
}

const put = (ports: Ports, campaign: DemoCampaign, todayMs: number) =>
  ports.db.transaction((tx) =>
    putPromotion(
      tx,
      {
        key: campaign.key,
        kind: campaign.kind,
        title: campaign.title,
        lead: campaign.lead,
        rules: [...campaign.rules],
        starts_at_ms: todayMs + campaign.from * DAY_MS,
        ends_at_ms: todayMs + campaign.to * DAY_MS,
        audience: campaign.audience ?? 'everyone',
        league_id: campaign.leagueId ?? null,
        budget: campaign.budget === undefined ? null : campaign.budget * 100,
        is_demo: true,
      },
      campaign.gifts.map((gift) => ({
        name: 'card' in gift.item ? gift.item.card.name : gift.item.coupon.name,
        item: JSON.stringify(gift.item),
        valid_days: gift.days,
        worth: cents(gift.worth * 100),
        need: gift.need ?? 0,
        most: gift.most ?? 1,
        stock: gift.stock ?? null,
      })),
    ),
  )

/** Takes what they may, as the page would, while the promotion ran. */
async function takePart(ports: Ports, campaign: DemoCampaign, memberId: string, todayMs: number) {
  const last = Math.min(campaign.to, 0)
  const nowMs = todayMs + Math.round(((campaign.from + last) / 2) * DAY_MS)
  const call = { ...demoCall(ports, memberId, nowMs), agentId: '' }
  for (const gift of await giftsOf(ports.db.read, campaign.key))
    await ports.db
      .transaction(async (tx) => giveGift(tx, (await findPromotion(tx, campaign.key))!, gift, call))
      .catch(unlessRefused)
  const teams = campaign.leagueId && (await leagueTeams(ports.db.read, campaign.leagueId))?.teams
  const team = teams && teams[ports.random.int(Math.max(1, teams.length))]
  if (!team) return
  await ports.db.transaction((tx) =>
    standBy(tx, {
      promotion_key: campaign.key,
      member_id: memberId,
      team_id: team.id,
      created_at_ms: nowMs,
    }),
  )
}

/** Who has not earned it goes without. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
