import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { footballDetailGateway as detail } from '@linmen/contract/football/football-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { read, readGateway, readPages } from '#kit/read.ts'
import type { HistoryChoice } from '#features/match-parts/parts/public.ts'
import type { MarketName } from './odds/markets.ts'

/** Every company that has an offer fits on one page. */
const ALL = 100
const HISTORY_PAGE = 100

const TABLES = {
  european: oddsGateway.getEuropeOddsList,
  asian: oddsGateway.getAsiaOddsList,
  overUnder: oddsGateway.getBigSmallOddsList,
} as const

const asked = (matchId: string, atMs: number | null) => ({
  matchId,
  pageNo: 1,
  pageSize: ALL,
  ...(atMs !== null && { atMs }),
})

export const oddsQueries = {
  european: (matchId: string, atMs: number | null) =>
    readGateway(TABLES.european, asked(matchId, atMs)),
  line: (matchId: string, market: Exclude<MarketName, 'european'>, atMs: number | null) =>
    readGateway(TABLES[market], asked(matchId, atMs)),
  europeanHistory: (matchId: string, oddsId: string) =>
    readPages(oddsGateway.getEuropeOddsDetail, { matchId, oddsId, pageSize: HISTORY_PAGE }),
  lineHistory: (matchId: string, oddsId: string, market: Exclude<MarketName, 'european'>) =>
    readPages(
      market === 'asian' ? oddsGateway.getAsiaOddsDetail : oddsGateway.getBigSmallOddsDetail,
      { matchId, oddsId, pageSize: HISTORY_PAGE },
    ),
  inPlay: (matchId: string) => readGateway(oddsGateway.getMatchRollOdds, { matchId }),
  kelly: (matchId: string) => readGateway(oddsGateway.getMatchKellyDetail, { matchId }),
  dispersion: (matchId: string) => readGateway(oddsGateway.getMatchDiscreteIndex, { matchId }),
  betShares: (matchId: string) => readGateway(oddsGateway.getMatchBetPercent, { matchId }),
  sameOdds: (matchId: string) => readGateway(oddsGateway.getMatchSameOddsDetail, { matchId }),
  exchange: (matchId: string) => read(matchDetailEndpoints.exchangeBoard, { matchId, pageNo: 1 }),
  /** Up to a moment; all of them where it is `Infinity`. */
  trades: (matchId: string, order: 'newest' | 'largest', untilMs: number) =>
    read(matchDetailEndpoints.exchangeTrades, {
      matchId,
      order,
      pageNo: 1,
      ...(untilMs < Infinity && { atMs: untilMs }),
    }),
}

export const analysisQueries = {
  info: (matchId: string) => readGateway(detail.getMatchInfoById, { matchId }),
  events: (matchId: string) =>
    readGateway(detail.getMatchEventByMatchIdList, { matchIds: [matchId] }),
  keyPoints: (matchId: string) => readGateway(detail.getMatchTidianList, { matchId }),
  marketPoints: (matchId: string) => readGateway(detail.getMatchAiTidian, { matchId }),
  standing: (matchId: string) => readGateway(detail.getMatchStanding, { matchId }),
  bouts: (matchId: string, choice: HistoryChoice) =>
    readGateway(detail.getTeamBoutMatch, { matchId, ...choice }),
  form: (matchId: string, choice: HistoryChoice) =>
    readGateway(detail.getTeamNearStatus, { matchId, ...choice }),
  analysis: (matchId: string) => readGateway(detail.getMatchAnalysis, { matchId }),
  lineup: (matchId: string) => readGateway(detail.getMatchLineup, { matchId }),
  weather: (matchId: string) => readGateway(detail.getMatchWeather, { matchId }),
  intelligence: (matchId: string) =>
    read(matchDetailEndpoints.intelligence, { matchId, sport: 'football' }),
}

export const planPages = (matchId: string) =>
  readPages(matchDetailEndpoints.listRecommended, { matchId, sport: 'football' })
