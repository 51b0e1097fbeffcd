import { setImmediate as breathe } from 'node:timers/promises'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { SportWorld } from '@linmen/simulator/sport-world.ts'
import type { WorldMarket } from '@linmen/simulator/market/world-market.ts'
import type { FeedBatch } from '#feeds/port.ts'

export type World = SportWorld<FootballReport | BasketballReport>

interface Part {
  readonly world: World
  readonly fixture: Fixture
}

type Said = Omit<FeedBatch, 'asOfMs'>
type Report = FootballReport | BasketballReport

// Enough for everything that is being played at once.
const LINES_KEPT = 160
const DAYS_KEPT = 6
const MOMENTS_KEPT = 2000
/** Nothing is said about a match any more. */
const OVER_AFTER_MS = 6 * 3_600_000
const AT_ONCE = 20
// Who asks after a long silence wants to know what happened, not every price in between.
const SILENCE_MS = 10 * 60_000

export interface DayScripts {
  between(days: readonly string[], afterMs: number, untilMs: number): Promise<Said>
}

/** What the demo worlds say about whole days, second by second, without holding it all. */
export function dayScripts(worlds: readonly World[], market: WorldMarket): DayScripts {
  const days = bounded<readonly Part[]>(DAYS_KEPT)
  // When something will be said about a match. What it is, is told again when the moment comes.
  const moments = bounded<Float64Array>(MOMENTS_KEPT)
  const lines = bounded<{ reports: readonly Report[]; ticks: readonly OddsTick[] }>(LINES_KEPT)

  const tell = ({ world, fixture }: Part) => ({
    reports: world.story(fixture),
    ticks: market.headline(world.outlook(fixture)),
  })
  const linesOf = (part: Part) =>
    lines.get(part.fixture.id) ?? lines.keep(part.fixture.id, tell(part))
  const fixturesOf = (day: string) =>
    days.get(day) ??
    days.keep(
      day,
      worlds.flatMap((world) => world.day(day).fixtures.map((fixture) => ({ world, fixture }))),
    )
  const momentsOf = ({ world, fixture }: Part) => {
    const known = moments.get(fixture.id)
    if (known) return known
    const { reports, ticks } = linesOf({ world, fixture })
    const own = Float64Array.from([...reports, ...ticks], ({ atMs }) => atMs).toSorted()
    return moments.keep(fixture.id, own)
  }
  return {
    between: async (among, afterMs, untilMs) => {
      const said: { football: FootballReport[]; basketball: BasketballReport[]; odds: OddsTick[] } =
        { football: [], basketball: [], odds: [] }
      const within = ({ atMs }: { atMs: number }) => atMs > afterMs && atMs <= untilMs
      for (const day of among)
        for (const [at, part] of fixturesOf(day).entries()) {
          const overAtMs = part.fixture.kickOffAtMs + OVER_AFTER_MS
          if (overAtMs < afterMs) continue
          if (at % AT_ONCE === 0) await breathe()
          if (overAtMs >= untilMs && !isSaid(momentsOf(part), afterMs, untilMs)) continue
          // What is over is told once. Kept, it would push out what is being played.
          const { reports, ticks } = overAtMs < untilMs ? tell(part) : linesOf(part)
          const news = reports.filter(within)
          if (part.fixture.sport === 'football') said.football.push(...(news as FootballReport[]))
          else said.basketball.push(...(news as BasketballReport[]))
          const offers = ticks.filter(within)
          const long = untilMs - afterMs > SILENCE_MS
          said.odds.push(...(long ? endsOf(offers, part.fixture.kickOffAtMs) : offers))
        }
      return said
    },
  }
}

/** First, closing and last offer of each company. The ones in between are told with the depth of the match. */
function endsOf(ticks: readonly OddsTick[], kickOffAtMs: number): OddsTick[] {
  const kept = new Set<OddsTick>()
  for (const company of new Set(ticks.map((tick) => tick.company))) {
    const own = ticks.filter((tick) => tick.company === company)
    for (const end of [own[0], own.findLast(({ atMs }) => atMs <= kickOffAtMs), own.at(-1)])
      if (end) kept.add(end)
  }
  return [...kept]
}

const isSaid = (moments: Float64Array, afterMs: number, untilMs: number) =>
  firstAfter(moments, afterMs) < firstAfter(moments, untilMs)

function firstAfter(moments: Float64Array, ms: number): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (moments[middle]! <= ms) low = middle + 1
    else high = middle
  }
  return low
}

function bounded<Value>(most: number) {
  const held = new Map<string, Value>()
  return {
    get: (key: string) => held.get(key),
    keep: (key: string, value: Value): Value => {
      held.delete(key)
      held.set(key, value)
      if (held.size > most) held.delete(held.keys().next().value!)
      return value
    },
  }
}
