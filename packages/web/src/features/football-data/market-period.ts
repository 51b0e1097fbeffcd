import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { isFinished, isLive } from '@linmen/domain/match/football-status.ts'
import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'

/** Whether there may be prices of play. */
export const hasPlay = (phase: FootballPhase) =>
  isLive(phase) || isFinished(phase) || phase === 'abandoned'

/** What somebody comes for: while it is played its prices, otherwise those before. */
export const firstPeriod = (phase: FootballPhase, edgeMs: number): MarketPeriod =>
  isLive(phase) && edgeMs > -Infinity ? 'inPlay' : 'before'
