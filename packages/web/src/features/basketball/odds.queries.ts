import { oddsGateway } from '@linmen/contract/sportdata/odds.gateway.ts'
import { readGateway, readGatewayPages } from '#kit/read.ts'

const page = (matchId: string) => ({ matchId, pageNo: 1, pageSize: 100 })

export const handicapsQuery = (matchId: string) =>
  readGateway(oddsGateway.getBkLetMatchOddds, page(matchId))

export const totalsQuery = (matchId: string) =>
  readGateway(oddsGateway.getBkMatchBigSmallOdds, page(matchId))

export const winnersQuery = (matchId: string) =>
  readGateway(oddsGateway.getBkMatchEuropeOdds, page(matchId))

/** Every offer of one company in all three markets, newest first. */
export const historyQuery = (matchId: string, oddsId: string) =>
  readGatewayPages(oddsGateway.getBkOddsChangeDetail, { matchId, oddsId, pageSize: 100 })
