import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { basketballResult } from '@linmen/domain/match/basketball/basketball-result.ts'
import { businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { footballResult } from '@linmen/domain/match/football/football-result.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { reportsOfResult } from '@linmen/domain/match/result-reports.ts'
import type { Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture, MatchResult } from '@linmen/domain/sport/fixture.ts'
import { emptyBatch } from '#files/batch.ts'
import { countryCoded, leagueOf } from '#files/football-leagues.ts'
import { newFrame, plainFixture, type Competition } from '#files/frame.ts'
import { NBA } from '#files/nba-teams.ts'
import { matchId, stableId } from '#files/stable-id.ts'
import type { DaySheet, SportsFeed } from '#feeds/port.ts'
import type { RecordedMatch } from './recorded-matches.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const SHORTEST_ROUND_MS = 15 * MINUTE_MS
const DAYS_KEPT = 8
// Of a round that nobody followed only the result is told.
const SILENCE_MS = 10 * MINUTE_MS

const WORLD = countryCoded('WLD')
const COMPETITIONS: Readonly<Record<Sport, Competition>> = {
  football: {
    country: WORLD,
    league: leagueOf(WORLD, { id: stableId('league', 'replay'), name: '回放', kind: 'cup' }),
  },
  basketball: NBA,
}

interface Showing {
  readonly match: RecordedMatch
  readonly fixture: Fixture
  readonly teams: readonly Team[]
}

/**
 * Plays recorded matches again and again, at the speed of life or faster. Rounds are counted on the clock, not from
 * the start of the process: after a restart the same round goes on with the same numbers.
 */
export function replayFeed(
  name: string,
  load: () => Promise<readonly RecordedMatch[]>,
  speed: number,
): SportsFeed {
  let loaded: Promise<readonly RecordedMatch[]> | null = null
  const matches = () => (loaded ??= load())
  const days = new Map<string, Promise<Showing[]>>()
  const ofDay = (day: string) => {
    const span = businessDaySpan(day)
    const held =
      days.get(day) ??
      matches().then((all) => all.flatMap((match) => showingsOf(match, speed, span)))
    days.set(day, held)
    if (days.size > DAYS_KEPT) days.delete(days.keys().next().value!)
    return held
  }
  return {
    name,
    // What is shown as live was played long ago.
    demo: true,
    atlas: async () => {
      const batch = emptyBatch()
      for (const sport of new Set((await matches()).map((match) => match.sport)))
        newFrame().season(batch, COMPETITIONS[sport], { name: '回放', date: '2000-01-01' })
      const { countries, leagues, seasons, stages } = batch
      return { countries, leagues, seasons, stages }
    },
    day: async (sport, day) =>
      sheetOf((await ofDay(day)).filter(({ fixture }) => fixture.sport === sport)),
    season: async () => ({ teams: [], fixtures: [], stages: [], results: [] }),
    squad: async (teamId) => ({ teamId, players: [], transfers: [], honours: [], career: [] }),
    reports: async (days, afterMs, untilMs) => {
      const said = (await Promise.all(days.map(ofDay))).flat()
      const plays = said.flatMap((showing) => playsOf(showing, speed, { afterMs, untilMs }))
      const of = (sport: Sport) =>
        plays.flatMap((each) => (each.sport === sport ? each.report : []))
      return {
        asOfMs: untilMs,
        football: of('football') as FootballReport[],
        basketball: of('basketball') as BasketballReport[],
        odds: [],
      }
    },
    depth: async () => ({ records: [], odds: [] }),
  }
}

/** Every round of a match that begins within a span. */
function showingsOf(
  match: RecordedMatch,
  speed: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Showing[] {
  const lengthMs = (match.moments.at(-1)?.afterMs ?? 0) / speed
  const roundMs = Math.ceil((lengthMs + 2 * MINUTE_MS) / SHORTEST_ROUND_MS) * SHORTEST_ROUND_MS
  const first = Math.ceil(fromMs / roundMs)
  const count = Math.max(0, Math.ceil(toMs / roundMs) - first)
  return Array.from({ length: count }, (_, at) => showing(match, (first + at) * roundMs))
}

function showing(match: RecordedMatch, kickOffAtMs: number): Showing {
  const of = COMPETITIONS[match.sport]
  const batch = emptyBatch()
  const frame = newFrame()
  const place = frame.season(batch, of, { name: '回放', date: '2000-01-01' })
  const [homeId, awayId] = [frame.team(batch, of, match.home), frame.team(batch, of, match.away)]
  const id = matchId(Math.floor(kickOffAtMs / DAY_MS), 'replay', match.id, kickOffAtMs)
  const { league } = of
  return {
    match,
    fixture: plainFixture({ id, league, kickOffAtMs, ...place, homeId, awayId }),
    teams: batch.teams,
  }
}

function sheetOf(showings: readonly Showing[]): DaySheet {
  const teams = new Map(showings.flatMap((each) => each.teams).map((team) => [team.id, team]))
  return { teams: [...teams.values()], fixtures: showings.map(({ fixture }) => fixture) }
}

interface Span {
  readonly afterMs: number
  readonly untilMs: number
}

function playsOf({ match, fixture }: Showing, speed: number, { afterMs, untilMs }: Span) {
  const { sport, moments } = match
  const { id, kickOffAtMs } = fixture
  const endMs = kickOffAtMs + Math.round((moments.at(-1)?.afterMs ?? 0) / speed)
  if (untilMs < kickOffAtMs || afterMs >= endMs) return []
  if (afterMs < kickOffAtMs && endMs <= untilMs && untilMs - afterMs > SILENCE_MS) {
    const result = resultOf(match)
    const told = result ? reportsOfResult(id, result, endMs) : []
    return told.map((report) => ({ sport, report }))
  }
  return moments.flatMap(({ seq, afterMs: after, body }) => {
    const atMs = kickOffAtMs + Math.round(after / speed)
    if (atMs <= afterMs || atMs > untilMs) return []
    return [{ sport, report: { ...body, matchId: id, seq, atMs } }]
  })
}

const results = new WeakMap<RecordedMatch, MatchResult | null>()

/** How a recorded match ends, the same in every round. */
function resultOf(match: RecordedMatch): MatchResult | null {
  const held = results.get(match)
  if (held !== undefined) return held
  const base = { matchId: match.id, atMs: 0 }
  const result =
    match.sport === 'football'
      ? footballResult(
          foldMatch(
            match.moments.map(({ seq, body }) => ({ ...base, seq, ...body })),
            0,
          ),
        )
      : basketballResult(
          foldBasketball(
            match.moments.map(({ seq, body }) => ({ ...base, seq, ...body })),
            0,
          ),
        )
  results.set(match, result)
  return result
}
