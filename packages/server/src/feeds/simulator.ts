import { setImmediate as breathe } from 'node:timers/promises'
import type { BasketballReport } from '@linmen/domain/match/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { basketballWorld } from '@linmen/domain/world/basketball/basketball-world.ts'
import { footballWorld } from '@linmen/domain/world/football/football-world.ts'
import { worldMarket, type WorldMarket } from '@linmen/domain/world/market/world-market.ts'
import type { SportWorld } from '@linmen/domain/world/sport-world.ts'
import type { Clock } from '#kit/ports.ts'
import type { DaySheet, FeedResult, SportsFeed } from './port.ts'
import { dayScripts } from './day-scripts.ts'

export type World = SportWorld<FootballReport | BasketballReport>

const DEMO_SEED = 'linmen'

/** Computing stands in the way of everything else in this process, so it is done in small pieces. */
const AT_ONCE = 20
const HOUR_MS = 3_600_000
const LONGEST_MATCH_MS = 6 * HOUR_MS

/** The demo world as a feed. It holds no state of its own: the past is recomputed, not remembered. */
export function simulatedFeed(clock: Clock, seed = DEMO_SEED): SportsFeed {
  const worlds: readonly World[] = [footballWorld(seed), basketballWorld(seed)]
  const market = worldMarket(seed)
  const scripts = dayScripts(worlds, market)
  return {
    name: 'demo',
    demo: true,
    atlas: async () => atlasOf(worlds, clock.nowMs()),
    day: async (sport, day) =>
      announced(clock, worlds.find((world) => world.sport === sport)?.day(day)),
    season: async (id) => {
      for (const world of worlds) {
        const plan = world.season(id)
        if (!plan) continue
        const sheet = announced(clock, plan)
        const results = await resultsOf({ world, market }, sheet.fixtures, clock)
        return { ...sheet, stages: plan.stages, results }
      }
      return { teams: [], fixtures: [], stages: [], results: [] }
    },
    squad: async (teamId) =>
      worlds.map((world) => world.squad(teamId, clock.nowMs())).find((squad) => squad !== null) ?? {
        teamId,
        players: [],
        transfers: [],
        honours: [],
        career: [],
      },
    // A player's number is his team's with two digits more.
    teamOfPlayer: (playerId) => playerId.slice(0, -2),
    reports: async (days, afterMs, untilMs) => ({
      asOfMs: untilMs,
      ...(await scripts.between(days, afterMs, untilMs)),
    }),
    depth: async (matchId, afterMs, untilMs) => {
      const said = <T extends { readonly atMs: number }>(items: readonly T[]) =>
        items.filter(({ atMs }) => atMs > afterMs && atMs <= untilMs)
      for (const world of worlds) {
        const fixture = world.fixture(matchId)
        if (!fixture) continue
        const outlook = world.outlook(fixture)
        return {
          records: said([...world.depth(fixture), ...market.depth(outlook)]),
          odds: said(market.ticks(outlook)),
        }
      }
      return { records: [], odds: [] }
    },
  }
}

/** What is drawn later is not known yet. */
function announced(clock: Clock, sheet: DaySheet = { teams: [], fixtures: [] }): DaySheet {
  const nowMs = clock.nowMs()
  const fixtures = sheet.fixtures.filter(({ announcedAtMs = 0 }) => announcedAtMs <= nowMs)
  return { teams: sheet.teams, fixtures }
}

function atlasOf(worlds: readonly World[], nowMs: number) {
  const parts = worlds.map((world) => world.atlas(nowMs))
  return {
    countries: parts.flatMap(({ countries }) => countries),
    leagues: parts.flatMap(({ leagues }) => leagues),
    seasons: parts.flatMap(({ seasons }) => seasons),
    stages: parts.flatMap(({ stages }) => stages),
  }
}

async function resultsOf(
  { world, market }: { world: World; market: WorldMarket },
  fixtures: readonly Fixture[],
  clock: Clock,
): Promise<FeedResult[]> {
  const nowMs = clock.nowMs()
  const results: FeedResult[] = []
  for (const [at, fixture] of fixtures.entries()) {
    if (fixture.kickOffAtMs > nowMs) continue
    if (at % AT_ONCE === 0) await breathe()
    const outlook = world.outlook(fixture)
    const recent = fixture.kickOffAtMs > nowMs - LONGEST_MATCH_MS
    if (recent && (outlook.calledOffAtMs ?? outlook.endMs) > nowMs) continue
    const result = world.result(fixture)
    results.push({ matchId: fixture.id, result, closing: market.closing(outlook) })
  }
  return results
}
