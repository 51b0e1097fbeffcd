import type { Known } from '@linmen/domain/special/known.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { leagueModel } from '@linmen/models/goals/league-model.ts'
import { demoWorld } from '#feeds/simulator/demo-world.ts'

const SEASONS = 2
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Everything ever told about matches that are over, league by league of the demo world, newest first. */
export async function* worldMatches(nowMs: number): AsyncGenerator<Known> {
  const world = demoWorld()
  const atlas = await world.atlas(nowMs)
  const leagues = atlas.leagues.filter(
    ({ sport, kind }) => sport === 'football' && kind === 'league',
  )
  for (const league of leagues) {
    const seasons = atlas.seasons
      .filter(({ leagueId }) => leagueId === league.id)
      .toSorted((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }))
      .slice(0, SEASONS)
    const history: MatchSheet[] = []
    for (const { id } of seasons) history.push(...(await sheetsOf(world, league, id, nowMs)))
    yield* knownOfLeague(world, history, nowMs)
  }
}

async function* knownOfLeague(
  world: ReturnType<typeof demoWorld>,
  history: readonly MatchSheet[],
  nowMs: number,
): AsyncGenerator<Known> {
  const models = new Map<number, ReturnType<typeof leagueModel>>()
  const over = history
    .filter(({ result }) => result?.phase === 'finished')
    .toSorted((a, b) => b.fixture.kickOffAtMs - a.fixture.kickOffAtMs)
  for (const sheet of over) {
    const { id, kickOffAtMs, homeId, awayId } = sheet.fixture
    // A round of a league shares its ratings.
    const day = Math.floor(kickOffAtMs / (7 * DAY_MS)) * 7 * DAY_MS
    if (!models.has(day)) models.set(day, leagueModel(history, day))
    const rated = models.get(day)?.rate(homeId, awayId) ?? null
    const { odds, records } = await world.depth(id, 0, kickOffAtMs + 4 * HOUR_MS)
    yield { asOfMs: nowMs, sheet, ticks: odds, depth: records, rated, history }
  }
}

async function sheetsOf(
  world: ReturnType<typeof demoWorld>,
  league: League,
  seasonId: string,
  nowMs: number,
): Promise<MatchSheet[]> {
  const { fixtures, teams, results } = await world.season(seasonId, nowMs)
  const named = new Map<string, Team>(teams.map((team) => [team.id, team]))
  const ended = new Map(results.map((result) => [result.matchId, result]))
  return fixtures.flatMap((fixture) => {
    const [home, away] = [named.get(fixture.homeId), named.get(fixture.awayId)]
    const end = ended.get(fixture.id)
    if (!home || !away) return []
    return {
      fixture,
      league,
      home,
      away,
      result: end?.result ?? null,
      closing: end?.closing ?? null,
    }
  })
}
