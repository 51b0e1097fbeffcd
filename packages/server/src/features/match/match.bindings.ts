import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { dayList, readyDayList } from '#features/match/board/day-list.ts'
import { followMatch } from '#features/match/follow/follow-match.ts'
import { footballScores } from './live-scores.ts'
import { listDates, listFollowed, namedMatches } from './match.reads.ts'

export const matchBindings: Binding[] = [
  listDates,
  listFollowed,
  namedMatches,
  followMatch,
  gatewayHandlers(footballGateway, {
    getMatchListByDate: { prepared: dayList, ready: readyDayList },
    getMatchListLiveScore: footballScores,
  }),
]
