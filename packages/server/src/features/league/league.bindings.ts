import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import {
  basketballStatistics,
  consecutiveDays,
  handicaps,
  margins,
  oddEven,
} from './basketball-figures.ts'
import {
  basketballById,
  basketballCountries,
  basketballHot,
  basketballLeagues,
  basketballNamed,
  basketballSeason,
  hotLeagues,
} from './basketball-lists.ts'
import {
  playerCareer,
  playerDetail,
  playerForm,
  playerHonours,
  playerMatches,
  playerShare,
  playerTransfers,
  teamPlayers,
} from './basketball-people.ts'
import { basketballRecords } from './basketball-records.ts'
import {
  basketballLeague,
  basketballStages,
  basketballTeam,
  playOffs,
  standings,
} from './basketball-tables.ts'
import { footballStages, leagueRule, leagueSeasons, leagueZones } from './catalogue.ts'
import { footballById, footballHot, footballNamed, footballSeason } from './football-matches.ts'
import { footballPlayer, footballTeam } from './football-people.ts'
import { footballFigures } from './football-statistics.ts'
import { cupTable, leagueTable, stageTables } from './football-tables.ts'
import { sharedAnswers } from '#kit/answers/shared-answers.ts'
import { cupRounds, footballBracket, leagueRounds } from './rounds.ts'

export const leagueBindings: Binding[] = [
  gatewayHandlers(
    leagueGateway,
    sharedAnswers(leagueGateway, {
      queryLeagueSeasons: leagueSeasons,
      getLeagueSubRoundLinmen: leagueRounds,
      getLeagueCupRoundLinmen: cupRounds,
      queryLeagueFootballTeamScore: leagueTable,
      queryLeagueFootballTeamScoreForCup: cupTable,
      queryLeagueStatistics: footballFigures,
      getLeagueScoreFlag: leagueZones,
      getLeagueRule: leagueRule,
      getMatchJuheInfoByIdList: footballNamed,
      getLeagueHotMatchList: footballHot,
      getLeagueMatchList: footballSeason,
      getMatchListById: footballById,
      getLeagueSeasonBracketNew: footballBracket,
      getLeagueSeasonStageList: footballStages,
      queryTeamScoreListStage: stageTables,
      getTeamSeasonMap: footballTeam,
      getPlayerSeasonMap: footballPlayer,
    }),
  ),
  gatewayHandlers(
    basketballLeagueGateway,
    sharedAnswers(basketballLeagueGateway, {
      getBkHotLeagueList: hotLeagues,
      getBkCountryList: basketballCountries,
      getBkLeagueList: basketballLeagues,
      getBkLeagueDetailMessage: basketballLeague,
      getBkTeamDetailMessage: basketballTeam,
      getBkLeagueHotMatchList: basketballHot,
      getBkMatchJuheInfoByIdList: basketballNamed,
      getBkLeagueMatchList: basketballSeason,
      getBkLeagueStat: basketballStatistics,
      getBkTheMostOfLeague: basketballRecords,
      getBkTeamSeasonScoreRanking: standings,
      getBkTeamPlayerRankList: teamPlayers,
      getBkTeamPlayerDeatilMessage: playerDetail,
      getBkPlayerTransferRecord: playerTransfers,
      getBkPlayerCareerStanding: playerCareer,
      getBkPlayerStandingData: playerForm,
      getBkPlayerContribution: playerShare,
      getBkMatchListById: basketballById,
      getBkTeamSeasonScoreCup: playOffs,
      getBkPlayerHonorList: playerHonours,
      getBkPlayerMatch: playerMatches,
      getBkLeagueSeasonOrStageList: basketballStages,
      getBkLeagueOddEvenStatApi: oddEven,
      getBkLeagueLetStatApi: handicaps,
      getBkLeagueScoreDifferStatApi: margins,
      getBkLeagueBackToBackStatApi: consecutiveDays,
    }),
  ),
]
