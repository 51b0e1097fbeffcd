import type { BasketballLiveSnapshot } from '@linmen/contract/match/basketball.topics.ts'
import type { FootballLiveSnapshot } from '@linmen/contract/match/match.topics.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import type { BoardMatch } from '#features/match/board/board.ts'

const NEAR_MS = 4 * 3_600_000

/** What a new reader of the live topic starts from: everything that is on, just over or about to begin. */
export function footballSnapshot(ports: Ports, leagueId?: string): FootballLiveSnapshot {
  const { asOfMs, matches } = near(ports, leagueId)
  return {
    asOfMs,
    matches: matches.flatMap((match) => (match.sport === 'football' ? stateOf(match) : [])),
  }
}

export function basketballSnapshot(ports: Ports, leagueId?: string): BasketballLiveSnapshot {
  const { asOfMs, matches } = near(ports, leagueId)
  return {
    asOfMs,
    matches: matches.flatMap((match) => (match.sport === 'basketball' ? stateOf(match) : [])),
  }
}

const stateOf = <Match extends BoardMatch>({ fixture, live }: Match) => ({
  matchId: fixture.id,
  live: live as Match['live'],
})

const isOn = (match: BoardMatch) =>
  match.sport === 'football' ? isLive(match.live.phase) : isBasketballLive(match.live.phase)

function near(ports: Ports, leagueId?: string): { asOfMs: number; matches: BoardMatch[] } {
  const board = boardOf(ports)
  const nowMs = ports.clock.nowMs()
  const matches = [...board.matches.values()].filter(
    (match) =>
      (leagueId === undefined || match.league.id === leagueId) &&
      (isOn(match) || Math.abs(nowMs - match.fixture.kickOffAtMs) < NEAR_MS),
  )
  return { asOfMs: board.asOfMs, matches }
}
