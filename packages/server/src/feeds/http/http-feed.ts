import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import type { Clock } from '#kit/environment.ts'
import type { FeedBatch, SportsFeed } from '#feeds/port.ts'
import { listOf, objectOf, resultsOf } from './answer-parts.ts'
import type { FetchJson } from './fetch-json.ts'
import { lineupsOf } from './nami-lineup.ts'
import { liveStates } from './nami-live.ts'
import { oddsStates } from './nami-odds.ts'
import { atlasOf, feedId, sheetOf } from './nami-sheets.ts'

const SPORTS = ['football', 'basketball'] as const
const SHORTEST_REST_MS = 1000
const LONGEST_REST_MS = 30_000

/**
 * Polls a feed in the manner of Nami and Leisu: matches are told whole, and what changed is found here. When it does
 * not answer, what was known stays, the moment it speaks for stands still, and it is asked less often.
 */
export function httpFeed(name: string, ask: FetchJson, clock: Clock): SportsFeed {
  const live = liveStates()
  const odds = oddsStates()
  const asked = async (path: string) => resultsOf(await ask(path))
  let heardMs = 0
  let failures = 0
  let silentUntilMs = 0
  const poll = async (): Promise<Omit<FeedBatch, 'asOfMs'>> => {
    const [football, basketball] = await Promise.all(SPORTS.map((s) => asked(`${s}/match/live`)))
    const prices = await Promise.all(SPORTS.map((s) => asked(`${s}/odds/live`)))
    return {
      football: live.football(football!.results),
      basketball: live.basketball(basketball!.results),
      odds: SPORTS.flatMap((sport, at) => odds.take(sport, prices[at]!.results)),
    }
  }
  return {
    name,
    demo: false,
    atlas: async () => {
      const [football, basketball] = await Promise.all(
        SPORTS.map((sport) => asked(`${sport}/competition/list`)),
      )
      const year = new Date(clock.nowMs()).toISOString().slice(0, 4)
      return atlasOf({ football: football!.results, basketball: basketball!.results }, year)
    },
    // The feed's days are calendar days; ours go from noon to noon.
    day: async (sport, day) => {
      const [first, second] = await Promise.all(
        [day, addDays(day, 1)].map((date) => asked(`${sport}/match/diary?date=${date}`)),
      )
      const extra = {
        team: [...listOf(first!.extra['team']), ...listOf(second!.extra['team'])],
      }
      return sheetOf(sport, day, { results: [...first!.results, ...second!.results], extra })
    },
    season: async () => ({ teams: [], fixtures: [], stages: [], results: [] }),
    squad: async (teamId) => ({ teamId, players: [], transfers: [], honours: [], career: [] }),
    reports: async (_days, afterMs, untilMs) => {
      const silent = { asOfMs: Math.max(afterMs, heardMs), football: [], basketball: [], odds: [] }
      if (untilMs < silentUntilMs) return silent
      try {
        const said = await poll()
        heardMs = untilMs
        failures = 0
        return { asOfMs: untilMs, ...said }
      } catch {
        failures += 1
        const restMs = Math.min(LONGEST_REST_MS, SHORTEST_REST_MS * 2 ** failures)
        silentUntilMs = untilMs + restMs
        return silent
      }
    },
    depth: async (matchId) => ({ records: await lineups(ask, matchId), odds: [] }),
  }
}

/** A match without line-ups yet is nothing special. */
async function lineups(ask: FetchJson, matchId: string) {
  const at = feedId(matchId)
  if (!at) return []
  const { sport, id }: { sport: Sport; id: string } = at
  try {
    return lineupsOf(
      sport,
      id,
      objectOf(objectOf(await ask(`${sport}/match/lineup?id=${id}`))['results']),
    )
  } catch {
    return []
  }
}
