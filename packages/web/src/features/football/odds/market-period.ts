import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { isFinished, isLive } from '@linmen/domain/match/football/football-status.ts'
import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { MARKET_CODES, type MarketName } from './markets.ts'

/** Whether there may be prices of play. */
export const hasPlay = (phase: FootballPhase) =>
  isLive(phase) || isFinished(phase) || phase === 'abandoned'

/** What somebody comes for: while it is played its prices, otherwise those before. */
export const firstPeriod = (phase: FootballPhase, edgeMs: number): MarketPeriod =>
  isLive(phase) && edgeMs > -Infinity ? 'inPlay' : 'before'

interface OneCompany {
  readonly matchId: string
  readonly oddsId: string
  readonly market: MarketName
}

/** The address of a company's changes, in the period somebody looks at. */
export const detailOf = ({ market, ...of }: OneCompany, period: MarketPeriod | null) => ({
  ...of,
  market: MARKET_CODES[market],
  ...(period && { period }),
})
