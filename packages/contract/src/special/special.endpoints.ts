import { named, optional, withDefault } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { day, id, int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode, oddsType, sport } from '#kit/legacy-words.ts'

export const specialEndpoints = {
  listMatches: planned({
    call: 'c.vip.specialData.queryMatchList.x',
    method: 'GET',
    path: '/api/vip/specialData/queryMatchList/{x}',
    effect: 'read',
    input: shape({
      scope: named('x', legacyCode),
      date: optional(day),
      sport: named('matchType', optional(sport)),
      order: optional(legacyCode),
      dataType: optional(legacyCode),
    }),
  }),
  look: planned({
    call: 'c.vip.specialData.data',
    method: 'GET',
    path: '/api/vip/specialData/data',
    effect: 'read',
    input: shape({ matchId: id, dataType: legacyCode }),
  }),
  dispersion: planned({
    call: 'c.vip.specialData.queryDiscreteDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryDiscreteDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({ matchId: id }),
  }),
  kelly: planned({
    call: 'c.vip.specialData.queryKellyDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryKellyDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({ matchId: id }),
  }),
  injuries: planned({
    call: 'c.vip.specialData.queryInjurySocialDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryInjurySocialDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({ matchId: id }),
  }),
  extremes: planned({
    call: 'c.vip.specialData.queryRecordDetail',
    method: 'GET',
    path: '/api/vip/specialData/queryRecordDetail',
    effect: 'read',
    input: shape({ matchId: id, kind: named('type', optional(legacyCode)) }),
  }),
  kellyOdds: planned({
    call: 'c.vip.specialData.kellyDetailEuropeOdds.x',
    method: 'GET',
    path: '/api/vip/specialData/kellyDetailEuropeOdds/{x}',
    effect: 'read',
    input: shape({ companyId: named('x', id), matchId: id }),
  }),
  europeanOdds: planned({
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
  }),
  sameOdds: planned({
    call: 'c.vip.specialData.querySameOddsDetail',
    method: 'POST',
    path: '/api/vip/specialData/querySameOddsDetail',
    effect: 'read',
    envelope: 'code',
    input: shape({
      matchId: id,
      companyId: named('providerId', optional(id)),
      oddsType: optional(oddsType),
      leagueType: optional(legacyCode),
      size: named('num', withDefault(int({ min: 1, max: 100 }), 100)),
    }),
  }),
  unlockTexts: planned({
    call: 'c.vip.unlock.textInfo',
    method: 'GET',
    path: '/api/vip/unlock/textInfo',
    effect: 'write',
    access: 'member',
  }),
  unlock: planned({
    call: 'c.vip.saveLockInfo',
    method: 'POST',
    path: '/api/vip/saveLockInfo',
    effect: 'write',
    access: 'member',
    input: shape({
      sport: named('ballType', sport),
      freeType: optional(legacyCode),
      dataType: legacyCode,
      matchId: named('tjRaceId', id),
    }),
  }),
}
