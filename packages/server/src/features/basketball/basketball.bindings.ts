import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { basketballScores } from '#features/match/public.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { analysis } from './analysis.reads.ts'
import { dayList, namedMatches } from './day-list.ts'
import { bouts, future, keyPointList, recent } from './history.reads.ts'
import { information, injuries, lineups } from './line-up.reads.ts'
import { matchDetail } from './match-detail.reads.ts'
import { rankAndCount, standing, teamRank } from './standing.reads.ts'
import { changeList, lastText, textLive } from './story.reads.ts'

export const basketballBindings: Binding[] = [
  namedMatches,
  gatewayHandlers(basketballGateway, {
    getBkTodayGroupLeagueMatchList: dayList,
    getBkMatchListLiveScore: basketballScores,
  }),
  gatewayHandlers(basketballDetailGateway, {
    getBkMatchDetail: (_db, input, call) => matchDetail(call, input),
    getBkMatchTidianList: keyPointList,
    getBkMatchTeamRankAndCount: rankAndCount,
    getBkMatchTeamRank: teamRank,
    getBkTeamBoutMatch: bouts,
    getBkTeamRecentMatch: recent,
    getBkTeamFutureMatch: future,
    getBkMatchAnalyzeStandingData: analysis,
    getBkMatchLineup: lineups,
    getBkMatchInjury: injuries,
    getBkMatchInfomationList: information,
    getBkMatchStanding: standing,
    getBkMatchTextLive: textLive,
    getBkMatchTextLiveLastOne: lastText,
    getBkScoreChangeList: changeList,
  }),
]
