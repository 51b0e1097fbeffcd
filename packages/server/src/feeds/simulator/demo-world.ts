import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { reportsOfResult } from '@linmen/domain/match/result-reports.ts'
import type { Atlas } from '@linmen/domain/sport/atlas.ts'
import type { BoxLine } from '@linmen/domain/sport/depth.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { newestStates } from '@linmen/domain/sport/newest-states.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'
import { basketballWorld } from '@linmen/simulator/basketball/basketball-world.ts'
import { remembered } from '@linmen/simulator/bounded.ts'
import { footballWorld } from '@linmen/simulator/football/football-world.ts'
import { worldMarket, type WorldMarket } from '@linmen/simulator/market/world-market.ts'
import type { SeasonOutline } from '@linmen/simulator/sport-world.ts'
import type {
  DaySheet,
  DepthBatch,
  FeedBatch,
  FeedResult,
  FinalBox,
  SeasonSheet,
} from '#feeds/port.ts'
import { dayScripts, type World } from './day-scripts.ts'
import { priorityTurns } from './priority-turns.ts'

/**
 * What can be asked of the demo world. Everything an answer depends on is in the question, and both are plain data:
 * it does not matter in which thread the world lives.
 */
export interface DemoWorld {
  atlas(nowMs: number): Promise<Atlas>
  day(sport: Sport, day: string, nowMs: number): Promise<DaySheet>
  season(seasonId: string, nowMs: number): Promise<SeasonSheet>
  squad(teamId: string, nowMs: number): Promise<Squad>
  reports(days: readonly string[], afterMs: number, untilMs: number): Promise<FeedBatch>
  endings(day: string, nowMs: number): Promise<FeedBatch>
  depth(matchId: string, afterMs: number, untilMs: number): Promise<DepthBatch>
  boxes(matchIds: readonly string[], nowMs: number): Promise<readonly FinalBox[]>
}

const DEMO_SEED = 'linmen'

/** Computing stands in the way of the next question, so it is done in small pieces. */
const AT_ONCE = 10
const LONGEST_MATCH_MS = 6 * 3_600_000
// Who asks after a long silence wants to know how it stands, not how it stood in between.
const SILENCE_MS = 10 * 60_000
/** Matches that people watch are asked about every second. */
const DEPTHS_KEPT = 24

/** The world in this thread. It holds no state of its own: the past is recomputed, not remembered. */
export function demoWorld(seed = DEMO_SEED): DemoWorld {
  const worlds: readonly World[] = [footballWorld(seed), basketballWorld(seed)]
  const market = worldMarket(seed)
  const scripts = dayScripts(worlds, market)
  const turns = priorityTurns()
  const depths = remembered(DEPTHS_KEPT, (matchId: string) => depthOf(worlds, market, matchId))
  return {
    atlas: async (nowMs) => atlasOf(worlds, nowMs),
    day: async (sport, day, nowMs) =>
      announced(nowMs, worlds.find((world) => world.sport === sport)?.day(day, businessDay(nowMs))),
    season: async (id, nowMs) => {
      for (const world of worlds) {
        const outline = world.outline(id)
        if (outline) return seasonOf({ world, market, rest: turns.rest }, outline, nowMs)
      }
      return { teams: [], fixtures: [], stages: [], results: [] }
    },
    squad: async (teamId, nowMs) => {
      const nobody = { teamId, players: [], transfers: [], honours: [], career: [] }
      return worlds.map((world) => world.squad(teamId, nowMs)).find((it) => it !== null) ?? nobody
    },
    reports: (days, afterMs, untilMs) =>
      turns.first(async () => ({
        asOfMs: untilMs,
        ...(await scripts.between(days, afterMs, untilMs)),
      })),
    endings: async (day, nowMs) => {
      const fixtures = worlds.flatMap((world) =>
        announced(nowMs, world.day(day)).fixtures.map((fixture) => ({ world, fixture })),
      )
      return { asOfMs: nowMs, ...(await endingsOf(fixtures, { market, rest: turns.rest }, nowMs)) }
    },
    depth: async (matchId, afterMs, untilMs) => {
      const said = <T extends { readonly atMs: number }>(items: readonly T[]) =>
        items.filter(({ atMs }) => atMs > afterMs && atMs <= untilMs)
      const { records, odds } = depths(matchId)
      const long = untilMs - afterMs > SILENCE_MS
      return { records: long ? newestStates(said(records)) : said(records), odds: said(odds) }
    },
    boxes: async (matchIds, nowMs) =>
      matchIds.flatMap((matchId) => {
        const lines = finalBox(worlds, matchId, nowMs)
        return lines.length > 0 ? [{ matchId, lines }] : []
      }),
  }
}

function finalBox(worlds: readonly World[], matchId: string, nowMs: number): readonly BoxLine[] {
  for (const world of worlds) {
    const fixture = world.fixture(matchId)
    if (!fixture) continue
    const isOver = fixture.kickOffAtMs + LONGEST_MATCH_MS < nowMs
    return (isOver && world.box?.(matchId)) || []
  }
  return []
}

/** What is drawn later is not known yet. */
function announced(nowMs: number, sheet: DaySheet = { teams: [], fixtures: [] }): DaySheet {
  const fixtures = sheet.fixtures.filter(({ announcedAtMs = 0 }) => announcedAtMs <= nowMs)
  return { teams: sheet.teams, fixtures }
}

function atlasOf(worlds: readonly World[], nowMs: number): Atlas {
  const parts = worlds.map((world) => world.atlas(nowMs))
  return {
    countries: parts.flatMap(({ countries }) => countries),
    leagues: parts.flatMap(({ leagues }) => leagues),
    seasons: parts.flatMap(({ seasons }) => seasons),
    stages: parts.flatMap(({ stages }) => stages),
  }
}

interface Workshop {
  readonly world: World
  readonly market: WorldMarket
  /** Called between two pieces of long work. */
  rest(): Promise<void>
}

async function seasonOf(
  workshop: Workshop,
  { stages, teams, matchIds }: SeasonOutline,
  nowMs: number,
): Promise<SeasonSheet> {
  const fixtures: Fixture[] = []
  for (const [at, id] of matchIds.entries()) {
    if (at % AT_ONCE === 0) await workshop.rest()
    fixtures.push(workshop.world.fixture(id, businessDay(nowMs))!)
  }
  const sheet = announced(nowMs, { teams, fixtures })
  return { ...sheet, stages, results: await resultsOf(workshop, sheet.fixtures, nowMs) }
}

async function resultsOf(
  { world, market, rest }: Workshop,
  fixtures: readonly Fixture[],
  nowMs: number,
): Promise<FeedResult[]> {
  const results: FeedResult[] = []
  for (const [at, fixture] of fixtures.entries()) {
    if (fixture.kickOffAtMs > nowMs) continue
    if (at % AT_ONCE === 0) await rest()
    const outlook = world.outlook(fixture)
    const recent = fixture.kickOffAtMs > nowMs - LONGEST_MATCH_MS
    if (recent && (outlook.calledOffAtMs ?? outlook.endMs) > nowMs) continue
    const result = world.result(fixture)
    results.push({ matchId: fixture.id, result, closing: market.closing(outlook) })
  }
  return results
}

/** Long enough after the kick-off for a match with everything that may lengthen it. */
const TOLD_AFTER_MS = 4 * 3_600_000

/** Each match by its result, as a source says it that knows nothing of the play, and three prices. */
async function endingsOf(
  parts: readonly { readonly world: World; readonly fixture: Fixture }[],
  { market, rest }: Pick<Workshop, 'market' | 'rest'>,
  nowMs: number,
): Promise<Omit<FeedBatch, 'asOfMs'>> {
  const said = { football: [] as FootballReport[], basketball: [] as BasketballReport[] }
  const odds: OddsTick[] = []
  for (const [at, { world, fixture }] of parts.entries()) {
    const toldAtMs = fixture.kickOffAtMs + TOLD_AFTER_MS
    if (toldAtMs > nowMs) continue
    if (at % AT_ONCE === 0) await rest()
    const reports = reportsOfResult(fixture.id, world.result(fixture), toldAtMs)
    if (fixture.sport === 'football') said.football.push(...(reports as FootballReport[]))
    else said.basketball.push(...(reports as BasketballReport[]))
    odds.push(...market.milestones(world.outlook(fixture)))
  }
  return { ...said, odds }
}

function depthOf(worlds: readonly World[], market: WorldMarket, matchId: string): DepthBatch {
  for (const world of worlds) {
    const fixture = world.fixture(matchId)
    if (!fixture) continue
    const outlook = world.outlook(fixture)
    return {
      records: [...world.depth(fixture), ...market.depth(outlook)],
      odds: market.ticks(outlook),
    }
  }
  return { records: [], odds: [] }
}
