import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { dayList } from './day-list.ts'
import { followMatch } from './follow-match.ts'
import { followStates } from './follow-states.ts'
import { footballScores } from './live-scores.ts'
import { listDates, listFollowed, namedMatches } from './match.reads.ts'

export const matchBindings: Binding[] = [
  listDates,
  listFollowed,
  namedMatches,
  followMatch,
  followStates,
  gatewayHandlers(footballGateway, {
    getMatchListByDate: { prepared: dayList },
    getMatchListLiveScore: footballScores,
  }),
]
