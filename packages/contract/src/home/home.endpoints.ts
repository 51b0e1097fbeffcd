import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { id, int } from '#kit/scalars.ts'
import { commaList, shape } from '#kit/shapes.ts'
import { footballMatches } from '#match/football.schemas.ts'
import { pageNo } from '#kit/paging.ts'
import { bit, legacyCode, sport } from '#kit/legacy-words.ts'

export const homeEndpoints = {
  news: planned({
    call: 'c.queryInformationHome',
    method: 'GET',
    path: '/api/queryInformationHome',
    effect: 'read',
    input: shape({
      templateId: optional(legacyCode),
      channel: named('typeId', optional(legacyCode)),
    }),
  }),
  look: planned({
    call: 'c.new.home',
    method: 'GET',
    path: '/api/new/home',
    effect: 'read',
    input: shape({
      templateId: optional(legacyCode),
      withTabs: named('needTab', optional(bit)),
      leagueId: optional(id),
      sport: named('raceType', optional(sport)),
    }),
  }),
  module: planned({
    call: 'c.queryChildModuleData',
    method: 'GET',
    path: '/api/queryChildModuleData',
    effect: 'read',
    input: shape({ moduleId: named('clientModuleId', optional(id)), pageNo }),
  }),
  level: planned({
    call: 'c.home.userLevel',
    method: 'GET',
    path: '/api/home/userLevel',
    effect: 'read',
    access: 'member',
  }),
  banners: planned({
    call: 'c.home.swiper',
    method: 'GET',
    path: '/api/home/swiper',
    effect: 'read',
  }),
  footballMatches: endpoint({
    call: 'c.home.queryMatchByIds',
    method: 'GET',
    path: '/api/home/queryMatchByIds',
    effect: 'read',
    // Without ids: what is being played now, best known leagues first.
    input: shape({
      ids: optional(commaList(id, { max: 100 })),
      company: named('oddsCompany', withDefault(int(), 6)),
    }),
    output: footballMatches,
  }),
  basketballMatches: planned({
    call: 'c.matchcenter.queryHomeBkMatchByIds',
    method: 'GET',
    path: '/api/matchcenter/queryHomeBkMatchByIds',
    effect: 'read',
    input: shape({ ids: commaList(id) }),
  }),
  moreNews: planned({
    call: 'c.queryMoreInformation',
    method: 'GET',
    path: '/api/queryMoreInformation',
    effect: 'read',
    input: shape({
      moduleId: named('clientModuleId', id),
      after: named('lastMsgId', optional(id)),
    }),
  }),
}
