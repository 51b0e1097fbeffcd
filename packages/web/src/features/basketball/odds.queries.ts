import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { readGateway, readPages } from '#kit/read.ts'

/** At tip-off, or now before it, unless another moment is asked for. */
const page = (matchId: string, atMs: number | null) => ({
  matchId,
  pageNo: 1,
  pageSize: 100,
  ...(atMs !== null && { atMs }),
})

export const handicapsQuery = (matchId: string, atMs: number | null = null) =>
  readGateway(oddsGateway.getBkLetMatchOddds, page(matchId, atMs))

export const totalsQuery = (matchId: string, atMs: number | null = null) =>
  readGateway(oddsGateway.getBkMatchBigSmallOdds, page(matchId, atMs))

export const winnersQuery = (matchId: string, atMs: number | null = null) =>
  readGateway(oddsGateway.getBkMatchEuropeOdds, page(matchId, atMs))

/** Every offer of one company in all three markets, newest first. */
export const historyQuery = (matchId: string, oddsId: string) =>
  readPages(oddsGateway.getBkOddsChangeDetail, { matchId, oddsId, pageSize: 100 })
