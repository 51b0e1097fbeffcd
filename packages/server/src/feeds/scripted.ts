import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { SportsFeed } from './port.ts'

export interface ScriptedFeed extends SportsFeed {
  /** What the next question will hear, in exactly this order, whatever the clock says. */
  say(...said: Said[]): void
  /** From now on the feed is silent and its clock stands still. */
  stall(): void
}

export type Said = FootballReport | BasketballReport | OddsTick

export interface Script {
  readonly leagues: readonly League[]
  readonly teams: readonly Team[]
  readonly fixtures: readonly Fixture[]
}

/** A feed that says what a test tells it to say. */
export function scriptedFeed({ leagues, teams, fixtures }: Script): ScriptedFeed {
  let pending: Said[] = []
  let stalledAtMs: number | null = null
  let lastMs = 0
  const sheetOf = (wanted: (fixture: Fixture) => boolean) => {
    const among = fixtures.filter(wanted)
    const ids = new Set(among.flatMap(({ homeId, awayId }) => [homeId, awayId]))
    return { teams: teams.filter(({ id }) => ids.has(id)), fixtures: among }
  }
  return {
    name: `script ${fixtures[0]?.id ?? ''}`,
    demo: false,
    atlas: async () => ({ countries: [], leagues, seasons: [], stages: [] }),
    day: async (sport, day) => sheetOf((each) => each.sport === sport && each.day === day),
    season: async (id) => ({ ...sheetOf((each) => each.seasonId === id), stages: [], results: [] }),
    squad: async (teamId) => ({ teamId, players: [], transfers: [], honours: [], career: [] }),
    reports: async (_days, _afterMs, untilMs) => {
      const said = pending
      pending = []
      lastMs = untilMs
      return { asOfMs: stalledAtMs ?? untilMs, ...sorted(said, fixtures) }
    },
    depth: async () => ({ records: [], odds: [] }),
    say: (...said) => void pending.push(...said),
    stall: () => void (stalledAtMs = lastMs),
  }
}

function sorted(said: readonly Said[], fixtures: readonly Fixture[]) {
  const sportOf = new Map(fixtures.map(({ id, sport }) => [id, sport]))
  const isTick = (each: Said): each is OddsTick => 'company' in each
  const plays = said.filter((each) => !isTick(each))
  const isBasketball = (each: (typeof plays)[number]): each is BasketballReport =>
    sportOf.get(each.matchId) === 'basketball'
  return {
    football: plays.filter((each): each is FootballReport => !isBasketball(each)),
    basketball: plays.filter(isBasketball),
    odds: said.filter(isTick),
  }
}
