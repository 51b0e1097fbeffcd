import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { basketballDetailGateway as rows } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { applyBasketballChange } from '@linmen/domain/match/basketball/basketball-merge.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { read, readGateway } from '#kit/read.ts'
import { queryOptions } from '@tanstack/react-query'
import type { HistoryChoice } from '#features/match-parts/parts/public.ts'

/** One match. An answer that was overtaken by the live topic does not take the score back. */
export const matchQuery = (matchId: string) =>
  queryOptions({
    ...readGateway(rows.getBkMatchDetail, { matchId }),
    structuralSharing: (held, next) =>
      held ? withLive(next as BasketballInfo, (held as BasketballInfo).live) : next,
  })

export const textQuery = (matchId: string) => readGateway(rows.getBkMatchTextLive, { matchId })

export const standingQuery = (matchId: string) => readGateway(rows.getBkMatchStanding, { matchId })

export const lineupQuery = (matchId: string) => readGateway(rows.getBkMatchLineup, { matchId })

export const injuryQuery = (matchId: string) => readGateway(rows.getBkMatchInjury, { matchId })

export const keyPointsQuery = (matchId: string) =>
  readGateway(rows.getBkMatchTidianList, { matchId })

export const informationQuery = (matchId: string) =>
  readGateway(rows.getBkMatchInfomationList, { matchId })

export const countsQuery = (matchId: string, place: 'all' | 'home' | 'away') =>
  readGateway(rows.getBkMatchTeamRankAndCount, { matchId, place })

export const analysisQuery = (matchId: string, choice: AnalysisChoice) =>
  readGateway(rows.getBkMatchAnalyzeStandingData, { matchId, ...choice })

export interface AnalysisChoice {
  readonly place: 'all' | 'home' | 'away'
  readonly part: 'full' | 'half'
  readonly size: number
}

export const boutsQuery = (matchId: string, choice: HistoryChoice) =>
  readGateway(rows.getBkTeamBoutMatch, { matchId, ...choice })

export const recentQuery = (matchId: string, choice: HistoryChoice) =>
  readGateway(rows.getBkTeamRecentMatch, { matchId, ...choice })

export const futureQuery = (matchId: string, choice: HistoryChoice) =>
  readGateway(rows.getBkTeamFutureMatch, { matchId, ...choice })

/** The match with the newer of the two states. */
export function withLive(info: BasketballInfo, live: BasketballInfo['live']): BasketballInfo {
  const newest = applyBasketballChange({ live: info.live, odds: null }, { live }).live
  return newest === info.live ? info : { ...info, live: newest }
}

/** How many plans and interpretations there are about a match. */
export const countQuery = (matchId: string) =>
  read(matchDetailEndpoints.countInterpretations, { matchId, sport: 'basketball' })
