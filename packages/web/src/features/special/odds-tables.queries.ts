import type { House } from '@linmen/contract'
import { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import { read } from '#kit/read.ts'

/** What needs a table of odds, apart from what every page of the tools asks. */
export const oddsTableQueries = {
  kelly: (matchId: string) => read(specialOddsEndpoints.kelly, { matchId }),
  sameOdds: (asked: House<typeof specialOddsEndpoints.sameOdds.input>) =>
    read(specialOddsEndpoints.sameOdds, asked),
  companyOdds: (matchId: string, companyId: string) =>
    read(specialOddsEndpoints.europeanOdds, { matchId, companyId }),
}
