import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { leagueScope, legacyCode, oddsType } from '#kit/legacy-words.ts'
import { matchNotFound } from '#match/match.refusals.ts'
import { europeanHistory, kellyTable, sameOddsTable } from '#match/odds-table.schemas.ts'

/** Those that tell prices of companies: apart, because most pages of the tools need no table of odds. */
export const specialOddsEndpoints = {
  kelly: endpoint({
    call: 'c.vip.specialData.queryKellyDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryKellyDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({ matchId: id }),
    output: kellyTable,
    refusals: matchNotFound,
  }),
  kellyOdds: endpoint({
    call: 'c.vip.specialData.kellyDetailEuropeOdds.x',
    method: 'GET',
    path: '/api/vip/specialData/kellyDetailEuropeOdds/{x}',
    effect: 'read',
    input: shape({ companyId: named('x', id), matchId: id }),
    output: europeanHistory,
    refusals: matchNotFound,
  }),
  europeanOdds: endpoint({
    call: 'c.vip.specialData.queryOneMatchEuropeOdds.x',
    method: 'GET',
    path: '/api/vip/specialData/queryOneMatchEuropeOdds/{x}',
    effect: 'read',
    input: shape({
      companyId: named('x', id),
      matchId: id,
      handicap: optional(legacyCode),
      primary: optional(legacyCode),
    }),
    output: europeanHistory,
    refusals: matchNotFound,
  }),
  sameOdds: endpoint({
    call: 'c.vip.specialData.querySameOddsDetail',
    method: 'POST',
    path: '/api/vip/specialData/querySameOddsDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({
      matchId: id,
      companyId: named('providerId', optional(id)),
      market: named('oddsType', withDefault(oddsType, 'european')),
      scope: named('leagueType', withDefault(leagueScope, 'own')),
      /** Only the very same prices, not nearly the same ones. */
      exact: withDefault(flag, false),
      size: named('num', withDefault(int({ min: 1, max: 100 }), 100)),
    }),
    output: sameOddsTable,
    refusals: matchNotFound,
  }),
}
