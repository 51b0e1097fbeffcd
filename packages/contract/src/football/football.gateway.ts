import { named, optional, withDefault } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { day, id, int } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { footballDay, liveScores } from '#match/football.schemas.ts'

/** What the first page needs. The rest stands in a table of its own, so that nobody loads it for a list. */
export const footballGateway = {
  getMatchListLiveScore: gatewayMethod({
    method: 'gw.getMatchListLiveScore',
    sport: 'football',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
    output: liveScores,
  }),
  getMatchListByDate: gatewayMethod({
    method: 'gw.getMatchListByDate',
    sport: 'football',
    // Today's business day and the usual company when left out.
    input: shape({ date: optional(day), company: named('oddsCompany', withDefault(int(), 6)) }),
    output: footballDay,
  }),
}
