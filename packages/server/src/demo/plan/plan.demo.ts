import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { Pick1x2 } from '@linmen/domain/plan/settle-pick.ts'
import type { Tx } from '#db/port.ts'
import {
  finishedMatches,
  matchBriefs,
  openingOdds,
  upcomingHotMatches,
  type MatchBrief,
} from '#features/match/public.ts'
import { publishPlan } from '#features/plan/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import type { Ports } from '#kit/ports.ts'
import { seedCompany } from './demo-company.ts'
import { seedCrowd } from './demo-crowd.ts'
import { demoExperts, seedExperts, type DemoExpert } from './demo-experts.ts'
import { seedPools } from './demo-pools.ts'
import { seedPurchases } from './demo-purchases.ts'
import { offersSetMeals, seedSetMeals } from './demo-set-meals.ts'
import { planText } from './plan-texts.ts'

const HOUR_MS = 3_600_000
const PAST_PLANS = 12
const PLANS_ON_SALE = 3
// So many experts pass before one writes about the same matches again.
const APART = 4

interface Match extends MatchBrief {
  readonly odds: EuropeanOdds
  /** Where the words about it begin. */
  readonly words: number
}

/**
 * Experts with a past and a present. Picks are made from the odds alone, before the result is
 * looked at; settlement then decides, so that every record on screen is earned.
 */
export async function seedPlans(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const { read } = ports.db
  const past = await matchesOf(ports, await finishedMatches(read, nowMs, 120))
  const next = await matchesOf(ports, await upcomingHotMatches(read, nowMs, 24))
  await ports.db.transaction(async (tx) => {
    await seedExperts(tx, nowMs)
    await seedCrowd(tx, nowMs)
    for (const [at, expert] of demoExperts.entries()) {
      const matches = [...spread(past, PAST_PLANS, at), ...spread(next, PLANS_ON_SALE, at)]
      const turn = Math.floor(at / APART)
      for (const match of matches)
        await publish(tx, ports, expert, { ...match, words: match.words + turn })
    }
  })
  await seedSetMeals(ports)
  await seedPurchases(ports)
  await seedCompany(ports)
  await seedPools(ports)
  await settlePlans(ports)
}

async function matchesOf(ports: Ports, ids: readonly string[]): Promise<Match[]> {
  const briefs = await matchBriefs(ports.db.read, ids)
  const odds = await openingOdds(ports.db.read, ids)
  return ids.flatMap((id) => {
    const [brief, price] = [briefs.get(id), odds.get(id)]
    return brief && price ? [{ ...brief, odds: price, words: ports.random.int(100) }] : []
  })
}

/** Different experts write about different matches, and a few about the same one. */
const spread = (matches: readonly Match[], count: number, at: number) =>
  matches.filter((_match, place) => (place + at) % APART === 0).slice(0, count)

/** Through the very command experts publish with, at the price of that moment. */
async function publish(tx: Tx, ports: Ports, expert: DemoExpert, match: Match): Promise<void> {
  const pick = pickOf(ports, expert, match.odds)
  const text = planText(pick, match.words, match)
  const leadMs = HOUR_MS * (2 + ports.random.int(20))
  await publishPlan(tx, ports, {
    expertId: expert.id,
    nowMs: Math.min(match.kickOffAtMs, ports.clock.nowMs()) - leadMs,
    sport: 'football',
    price: cents(expert.price * 100),
    inSetMeals: offersSetMeals(expert.id),
    title: text.title,
    summary: text.teaser,
    reason: text.body,
    matches: [{ matchId: match.id, oddsType: 'european', option: OPTIONS[pick] }],
  })
}

const OPTIONS = { home: '3', draw: '1', away: '0' } as const

function pickOf({ random }: Ports, expert: DemoExpert, odds: EuropeanOdds): Pick1x2 {
  const ranked = (['home', 'draw', 'away'] as const).toSorted((a, b) => odds[a] - odds[b])
  if (random.int(100) < expert.favourites) return ranked[0]!
  return random.int(2) === 0
    ? 'draw'
    : ranked.find((side) => side !== 'draw' && side !== ranked[0])!
}
