import { named, optional, withDefault } from '#kit/codec.ts'
import { gatewayMethod } from '#kit/gateway.ts'
import { day, id, int } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { basketballDay, basketballScores } from '#match/basketball-day.schemas.ts'

/** What the basketball list needs. The rest stands in a table of its own, so that nobody loads it for a list. */
export const basketballGateway = {
  getBkTodayGroupLeagueMatchList: gatewayMethod({
    method: 'gw.getBkTodayGroupLeagueMatchList',
    sport: 'basketball',
    // Today's business day, every league and the usual company when left out.
    input: shape({
      date: optional(day),
      leagueId: optional(id),
      company: named('oddsCompany', withDefault(int(), 5)),
    }),
    output: basketballDay,
  }),
  getBkMatchListLiveScore: gatewayMethod({
    method: 'gw.getBkMatchListLiveScore',
    sport: 'basketball',
    input: shape({ matchIds: named('matchIdList', list(id, { max: 300 })) }),
    output: basketballScores,
  }),
}
