import type { RedPacketMatch } from '@linmen/contract/red-packet/red-packet.schemas.ts'
import { footballStatus, isLive } from '@linmen/domain/match/football/football-status.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { standingGoals } from '@linmen/domain/news/match-story.ts'
import { CLOSES_AFTER_MS } from '@linmen/domain/red-packet/rain-rules.ts'
import type { Reader } from '#db/port.ts'
import { eventsOf } from '#features/archive/public.ts'
import { boardOf } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'

/** When each goal of a match fell, by its number, from the records. Goals that were taken back do not count. */
export async function goalsOf(db: Reader, matchId: string): Promise<ReadonlyMap<number, number>> {
  const told = (await eventsOf(db, [matchId])).map(({ report }) => report) as FootballReport[]
  return numbered(told)
}

/** Football matches that are played now, with the moments of their goals. */
export function rainMatches(ports: Ports): RedPacketMatch[] {
  const nowMs = ports.clock.nowMs()
  return [...boardOf(ports).matches.values()]
    .filter((match) => match.sport === 'football')
    .map((match) => ({ match, goals: numbered(match.plays) }))
    .filter(({ match, goals }) => isLive(match.live.phase) || isFresh(goals, nowMs))
    .map(({ match, goals }) => ({
      matchId: match.fixture.id,
      active: isFresh(goals, nowMs),
      matchState: footballStatus(match.live.phase).value,
      goalsAtMs: Object.fromEntries([...goals].map(([goal, atMs]) => [String(goal), atMs])),
    }))
}

const numbered = (reports: readonly FootballReport[]) =>
  new Map(standingGoals(reports).map(({ atMs }, at) => [at + 1, atMs]))

const isFresh = (goals: ReadonlyMap<number, number>, nowMs: number) =>
  [...goals.values()].some((atMs) => nowMs - atMs <= CLOSES_AFTER_MS)
