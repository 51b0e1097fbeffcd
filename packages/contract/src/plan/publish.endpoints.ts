import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, text, words } from '#kit/scalars.ts'
import { list, none, shape } from '#kit/shapes.ts'
import { giveRefusals, poolRefusals, publishRefusals } from './plan.refusals.ts'
import { offeredMatch, openPool, poolPublication, publication } from './publish.schemas.ts'

const play = words({
  all: 'all',
  single: 'single',
  handicap: 'handicap',
  overUnder: 'over-under',
})

export const publishEndpoints = {
  publish: endpoint({
    call: 'c.plan.Publish',
    method: 'POST',
    path: '/api/plan/Publish',
    effect: 'write',
    access: 'expert',
    touches: ['plans', 'experts'],
    input: publication,
    output: shape({ id: named('planId', id), planNo: id }),
    refusals: publishRefusals,
  }),
  publishPool: endpoint({
    call: 'own.plan.publishPool',
    method: 'POST',
    path: '/api/plan/publishPool',
    effect: 'write',
    access: 'expert',
    touches: ['plans', 'experts'],
    input: poolPublication,
    output: shape({ id: named('planId', id), planNo: id }),
    refusals: poolRefusals,
  }),
  listPools: endpoint({
    call: 'own.plan.pools',
    method: 'GET',
    path: '/api/plan/pools',
    effect: 'read',
    about: ['plans'],
    freshMs: 15_000,
    input: none,
    output: shape({ items: named('dataList', list(openPool)) }),
  }),
  give: endpoint({
    call: 'own.plan.give',
    method: 'POST',
    path: '/api/plan/give',
    effect: 'write',
    access: 'expert',
    touches: ['plans', 'experts'],
    input: shape({
      planId: id,
      option: text({ min: 1, max: 20 }),
      reason: text({ min: 10, max: 500 }),
    }),
    refusals: giveRefusals,
  }),
  listBasketballMatches: endpoint({
    call: 'c.lcRace.matchNameListNew',
    method: 'POST',
    path: '/api/lcRace/matchNameListNew',
    effect: 'read',
    about: ['plans'],
    freshMs: 15_000,
    input: shape({ play: named('playType', withDefault(play, 'all')) }),
    output: shape({ items: named('dataList', list(offeredMatch)) }),
  }),
  listFootballMatches: endpoint({
    call: 'c.tjRace.matchNameListNew',
    method: 'POST',
    path: '/api/tjRace/matchNameListNew',
    effect: 'read',
    about: ['plans'],
    freshMs: 15_000,
    input: shape({ play: named('playType', optional(play)) }),
    output: shape({ items: named('dataList', list(offeredMatch)) }),
  }),
}
