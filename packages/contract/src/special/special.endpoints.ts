import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, flag, id, int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { leagueScope, legacyCode, oddsType, sport } from '#kit/legacy-words.ts'
import { matchNotFound } from '#match/match.refusals.ts'
import { europeanHistory, kellyTable, sameOddsTable } from '#match/odds-table.schemas.ts'
import { unlockedTexts } from '#prediction/model-vip.schemas.ts'
import { freeUnlockRefusals, modelNotFound } from './special.refusals.ts'
import {
  dispersionDetail,
  extremesDetail,
  injuryDetail,
  specialDay,
  unlocked,
} from './special.schemas.ts'
import { toolDetail, toolOffer } from './tool.schemas.ts'
import { toolKey } from './tool-key.ts'

export const specialEndpoints = {
  tools: endpoint({
    call: 'own.special.tools',
    method: 'GET',
    path: '/api/special/tools',
    effect: 'read',
    about: ['models'],
    output: toolOffer,
  }),
  listMatches: endpoint({
    call: 'c.vip.specialData.queryMatchList.x',
    method: 'GET',
    path: '/api/vip/specialData/queryMatchList/{x}',
    effect: 'read',
    about: ['models'],
    // Two services count their types: the models 1 to 14, the VIP data 1 to 7.
    input: shape({
      scope: named('x', legacyCode),
      date: optional(day),
      sport: named('matchType', optional(sport)),
      order: optional(legacyCode),
      dataType: optional(legacyCode),
    }),
    output: specialDay,
  }),
  look: endpoint({
    call: 'c.vip.specialData.data',
    method: 'GET',
    path: '/api/vip/specialData/data',
    effect: 'read',
    about: ['models'],
    input: shape({ matchId: id, tool: named('dataType', toolKey) }),
    output: toolDetail,
    refusals: matchNotFound,
  }),
  dispersion: endpoint({
    call: 'c.vip.specialData.queryDiscreteDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryDiscreteDetail',
    effect: 'read',
    envelope: 'code',
    about: ['models'],
    input: shape({ matchId: id }),
    output: dispersionDetail,
    refusals: matchNotFound,
  }),
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
  injuries: endpoint({
    call: 'c.vip.specialData.queryInjurySocialDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryInjurySocialDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({ matchId: id }),
    output: injuryDetail,
    refusals: matchNotFound,
  }),
  extremes: endpoint({
    call: 'c.vip.specialData.queryRecordDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryRecordDetail',
    effect: 'read',
    // 7 results, 8 handicaps, 9 streaks that go on, everything else totals.
    input: shape({ matchId: id, kind: named('type', withDefault(legacyCode, 7)) }),
    output: extremesDetail,
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
  unlockTexts: endpoint({
    call: 'c.vip.unlock.textInfo',
    method: 'GET',
    path: '/api/vip/unlock/textInfo',
    effect: 'write',
    access: 'member',
    touches: ['models'],
    output: unlockedTexts,
  }),
  unlock: endpoint({
    call: 'c.vip.saveLockInfo',
    method: 'POST',
    path: '/api/vip/saveLockInfo',
    effect: 'write',
    access: 'member',
    touches: ['models'],
    // Only what costs nothing is opened here: coins are taken by the calls that are signed.
    input: shape({
      sport: named('ballType', sport),
      freeType: optional(legacyCode),
      dataType: legacyCode,
      matchId: named('tjRaceId', id),
    }),
    output: unlocked,
    refusals: { ...freeUnlockRefusals, ...modelNotFound },
  }),
}
