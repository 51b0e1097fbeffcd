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
import { settlePlans } from '#features/settlement/settle-plans.ts'
import type { Ports } from '#kit/ports.ts'
import { demoExperts, seedExperts, type DemoExpert } from './demo-experts.ts'
import { seedPurchases } from './demo-purchases.ts'
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
    for (const [at, expert] of demoExperts.entries()) {
      const matches = [...spread(past, PAST_PLANS, at), ...spread(next, PLANS_ON_SALE, at)]
      const turn = Math.floor(at / APART)
      for (const match of matches)
        await publish(tx, ports, expert, { ...match, words: match.words + turn })
    }
  })
  await seedPurchases(ports)
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

async function publish(tx: Tx, ports: Ports, expert: DemoExpert, match: Match): Promise<void> {
  const pick = pickOf(ports, expert, match.odds)
  const text = planText(pick, match.words, match)
  const id = ports.ids.next('pl')
  const leadMs = HOUR_MS * (2 + ports.random.int(20))
  const publishedAtMs = Math.min(match.kickOffAtMs, ports.clock.nowMs()) - leadMs
  await tx
    .insertInto('plan')
    .values({
      id,
      plan_no: ports.ids.next('no'),
      expert_id: expert.id,
      title: text.title,
      teaser: text.teaser,
      sport: 'football',
      market: 'winDrawLose',
      in_set_meals: expert.price === 28,
      price: cents(expert.price * 100),
      match_id: match.id,
      match_number: match.number,
      league_name: match.leagueName,
      home_name: match.home.name,
      away_name: match.away.name,
      home_team_id: match.home.id,
      away_team_id: match.away.id,
      kickoff_ms: match.kickOffAtMs,
      pick,
      odds_hundredths: match.odds[pick],
      published_at_ms: publishedAtMs,
    })
    .execute()
  await tx.insertInto('plan_body').values({ plan_id: id, body: text.body }).execute()
}

function pickOf({ random }: Ports, expert: DemoExpert, odds: EuropeanOdds): Pick1x2 {
  const ranked = (['home', 'draw', 'away'] as const).toSorted((a, b) => odds[a] - odds[b])
  if (random.int(100) < expert.favourites) return ranked[0]!
  return random.int(2) === 0
    ? 'draw'
    : ranked.find((side) => side !== 'draw' && side !== ranked[0])!
}
