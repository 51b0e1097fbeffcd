import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { expect } from 'vitest'
import { almanacOf } from '#football/almanac.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { otherSide } from '#football/depth/stage.ts'
import { footballWorld } from '#football/football-world.ts'
import { seasonId } from '#football/season/match.ts'
import { storyClock } from '#football/story/clock.ts'
import { incidentsOf } from '#football/story/incidents.ts'
import { worldMarket } from '#market/world-market.ts'

/** What ten men would have scored with eleven, at least, in all leagues of a season. */
const ENOUGH_GOALS = 2500

/** What whole seasons say of sides with ten men, in all leagues or one of a few. */
export function expectTenMenWorse({ oneLeagueOf }: { oneLeagueOf: number }): void {
  const leagues = LEAGUES.filter((_, at) => at % oneLeagueOf === 0)
  const almanac = almanacOf('sent off')
  const played = leagues
    .flatMap((league) => almanac.season(seasonId(league, 52)))
    .filter(({ fate }) => fate === 'played')
    .map((match) => ({ match, draw: almanac.draw(match), expected: almanac.expected(match) }))
  type Played = (typeof played)[number]
  const count = ({ draw: { sentOff } }: Played) => sentOff.home.length + sentOff.away.length
  const goalsAfter = ({ match, draw }: Played, off: number) => {
    const clock = storyClock(almanac.seed, match)
    const later = incidentsOf(almanac.seed, match, { draw, clock }).filter(
      ({ kind, minute }) => kind === 'goal' && minute > off,
    )
    return (side: Side) => later.filter((goal) => goal.side === side).length
  }
  // What a side would have scored is what others did after the same minute with all their men.
  const whole = played.filter((each) => count(each) === 0)
  const tallies = { ten: { goals: 0, usual: 0 }, against: { goals: 0, usual: 0 } }
  for (const [at, each] of played.filter((match) => count(match) === 1).entries()) {
    const side = each.draw.sentOff.home.length > 0 ? 'home' : 'away'
    const [off] = each.draw.sentOff[side] as [number]
    const other = whole[at]!
    const [goals, usual] = [goalsAfter(each, off), goalsAfter(other, off)]
    for (const [who, of] of [
      ['ten', side],
      ['against', otherSide(side)],
    ] as const) {
      tallies[who].goals += goals(of)
      tallies[who].usual += (usual(of) * each.expected[of]) / other.expected[of]
    }
  }
  const { ten, against } = tallies
  expect(ten.usual).toBeGreaterThan(ENOUGH_GOALS / oneLeagueOf)
  // Fewer goals say it less exactly.
  const wider = Math.sqrt(Math.max(1, ENOUGH_GOALS / ten.usual))
  expect(Math.abs(ten.goals / ten.usual - 0.67)).toBeLessThan(0.05 * wider)
  expect(Math.abs(against.goals / against.usual - 1.4)).toBeLessThan(0.1 * wider)
}

/** The offer a minute after a red card, beside the one of a market that does not know of it. */
export function expectLongerPrices({ atMost }: { atMost: number }): void {
  const world = footballWorld('linmen')
  const market = worldMarket('linmen')
  let seen = 0
  for (const fixture of world.day('2026-11-14').fixtures) {
    if (seen === atMost) break
    const outlook = world.outlook(fixture)
    const card = world
      .story(fixture)
      .find((each) => each.kind === 'card' && each.colour === 'red' && each.atMs < outlook.endMs)
    if (!card || card.kind !== 'card' || outlook.playedShare(card.atMs) > 0.8) continue
    const told = (ignored: boolean) =>
      market
        .headline({ ...outlook, ...(ignored && { strengthAt: () => ({ home: 1, away: 1 }) }) })
        .findLast(({ atMs, company }) => company === 6 && atMs <= card.atMs + 60_000)!
    seen += 1
    const [before, after] = [told(true).european, told(false).european]
    const [own, others] =
      card.side === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const)
    expect(after[own], fixture.id).toBeGreaterThanOrEqual(before[own])
    expect(after[others], fixture.id).toBeLessThanOrEqual(before[others])
  }
  expect(seen).toBeGreaterThan(10)
}
