import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { day, id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'
import { matchNotFound } from '#match/match.refusals.ts'
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
