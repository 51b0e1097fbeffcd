import { named, optional, withDefault } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { area, playersWanted, seasonChoice, seasonMatches } from './atlas.schemas.ts'
import {
  basketballPlayer,
  playerCareer,
  playerContribution,
  playerForm,
  playerHonours,
  playerMatches,
  playerTransfers,
  teamPlayers,
} from './basketball-player.schemas.ts'
import {
  backToBackStatistics,
  basketballRecords,
  basketballStatistics,
  handicapStatistics,
  marginStatistics,
  oddEvenStatistics,
} from './basketball-statistics.schemas.ts'
import {
  basketballLeague,
  basketballLeagueMatches,
  basketballMatchRows,
  basketballStandings,
  basketballTeam,
} from './basketball-table.schemas.ts'
import { basketballBracket } from './bracket.schemas.ts'
import { countryEntries, leagueEntries, stageList } from './league-pages.schemas.ts'

const ofSeason = shape(seasonChoice)
/** Of a squad nobody has asked for yet the team has to be named too. */
const player = { playerId: id, teamId: optional(id) }
const ofPlayer = shape(player)
const named300 = { matchIds: named('matchIdList', optional(list(id, { max: 300 }))) }
/** Well-known first, by letter, or by country and level. */
const leagueOrder = words({ fame: 1, letter: 2, level: 3 })

export const basketballLeagueGateway = {
  getBkHotLeagueList: gatewayMethod({
    method: 'gw.getBkHotLeagueList',
    sport: 'basketball',
    output: leagueEntries,
  }),
  getBkCountryList: gatewayMethod({
    method: 'gw.getBkCountryList',
    sport: 'basketball',
    input: shape({
      area: named('areaCode', optional(area)),
      pageNo,
      pageSize: withDefault(int({ min: 1, max: 1000 }), 1000),
    }),
    output: countryEntries,
  }),
  getBkLeagueList: gatewayMethod({
    method: 'gw.getBkLeagueList',
    sport: 'basketball',
    input: shape({
      area: named('areaCode', optional(area)),
      countryId: optional(id),
      level: optional(legacyCode),
      word: named('keyWord', optional(text({ max: 40 }))),
      pageNo,
      pageSize: pageSize(30),
      order: withDefault(leagueOrder, 'fame'),
    }),
    output: leagueEntries,
  }),
  getBkLeagueDetailMessage: gatewayMethod({
    method: 'gw.getBkLeagueDetailMessage',
    sport: 'basketball',
    input: ofSeason,
    output: basketballLeague,
  }),
  getBkTeamDetailMessage: gatewayMethod({
    method: 'gw.getBkTeamDetailMessage',
    sport: 'basketball',
    input: shape({ teamId: id }),
    output: basketballTeam,
  }),
  getBkLeagueHotMatchList: gatewayMethod({
    method: 'gw.getBkLeagueHotMatchList',
    sport: 'basketball',
    input: shape({ leagueId: optional(id), pageNo, pageSize: pageSize(20) }),
    output: basketballMatchRows,
  }),
  getBkMatchJuheInfoByIdList: gatewayMethod({
    method: 'gw.getBkMatchJuheInfoByIdList',
    sport: 'basketball',
    input: shape(named300),
    output: basketballMatchRows,
  }),
  getBkLeagueMatchList: gatewayMethod({
    method: 'gw.getBkLeagueMatchList',
    sport: 'basketball',
    input: shape(seasonMatches),
    output: basketballLeagueMatches,
  }),
  getBkLeagueStat: gatewayMethod({
    method: 'gw.getBkLeagueStat',
    sport: 'basketball',
    input: ofSeason,
    output: basketballStatistics,
  }),
  getBkTheMostOfLeague: gatewayMethod({
    method: 'gw.getBkTheMostOfLeague',
    sport: 'basketball',
    input: shape({ ...seasonChoice, ...playersWanted }),
    output: basketballRecords,
  }),
  getBkTeamSeasonScoreRanking: gatewayMethod({
    method: 'gw.getBkTeamSeasonScoreRanking',
    sport: 'basketball',
    input: shape({ ...seasonChoice, teamId: optional(id) }),
    output: basketballStandings,
  }),
  getBkTeamPlayerRankList: gatewayMethod({
    method: 'gw.getBkTeamPlayerRankList',
    sport: 'basketball',
    input: shape({ teamId: id }),
    output: teamPlayers,
  }),
  getBkTeamPlayerDeatilMessage: gatewayMethod({
    method: 'gw.getBkTeamPlayerDeatilMessage',
    sport: 'basketball',
    input: ofPlayer,
    output: basketballPlayer,
  }),
  getBkPlayerTransferRecord: gatewayMethod({
    method: 'gw.getBkPlayerTransferRecord',
    sport: 'basketball',
    input: ofPlayer,
    output: playerTransfers,
  }),
  getBkPlayerCareerStanding: gatewayMethod({
    method: 'gw.getBkPlayerCareerStanding',
    sport: 'basketball',
    input: ofPlayer,
    output: playerCareer,
  }),
  getBkPlayerStandingData: gatewayMethod({
    method: 'gw.getBkPlayerStandingData',
    sport: 'basketball',
    input: ofPlayer,
    output: playerForm,
  }),
  getBkPlayerContribution: gatewayMethod({
    method: 'gw.getBkPlayerContribution',
    sport: 'basketball',
    input: ofPlayer,
    output: playerContribution,
  }),
  getBkMatchListById: gatewayMethod({
    method: 'gw.getBkMatchListById',
    sport: 'basketball',
    input: shape({ ...named300, teamId: optional(id), pageNo, pageSize: pageSize(20) }),
    output: basketballMatchRows,
  }),
  getBkTeamSeasonScoreCup: gatewayMethod({
    method: 'gw.getBkTeamSeasonScoreCup',
    sport: 'basketball',
    input: shape({ ...seasonChoice, teamId: optional(id) }),
    output: basketballBracket,
  }),
  getBkPlayerHonorList: gatewayMethod({
    method: 'gw.getBkPlayerHonorList',
    sport: 'basketball',
    input: ofPlayer,
    output: playerHonours,
  }),
  getBkPlayerMatch: gatewayMethod({
    method: 'gw.getBkPlayerMatch',
    sport: 'basketball',
    input: shape({ ...player, pageSize: pageSize(10) }),
    output: playerMatches,
  }),
  getBkLeagueSeasonOrStageList: gatewayMethod({
    method: 'gw.getBkLeagueSeasonOrStageList',
    sport: 'basketball',
    input: ofSeason,
    output: stageList,
  }),
  getBkLeagueOddEvenStatApi: gatewayMethod({
    method: 'gw.getBkLeagueOddEvenStatApi',
    sport: 'basketball',
    input: ofSeason,
    output: oddEvenStatistics,
  }),
  getBkLeagueLetStatApi: gatewayMethod({
    method: 'gw.getBkLeagueLetStatApi',
    sport: 'basketball',
    input: ofSeason,
    output: handicapStatistics,
  }),
  getBkLeagueScoreDifferStatApi: gatewayMethod({
    method: 'gw.getBkLeagueScoreDifferStatApi',
    sport: 'basketball',
    input: ofSeason,
    output: marginStatistics,
  }),
  getBkLeagueBackToBackStatApi: gatewayMethod({
    method: 'gw.getBkLeagueBackToBackStatApi',
    sport: 'basketball',
    input: ofSeason,
    output: backToBackStatistics,
  }),
}
