import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { commaList, list, shape } from '#kit/shapes.ts'
import { bit, legacyCode, sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { basketballMatches } from '#match/basketball-day.schemas.ts'
import { footballMatches } from '#match/football.schemas.ts'
import { memberLevel } from '#user/user.schemas.ts'
import { article, articleChannel, articleDetail, newsChannel } from './article.schemas.ts'
import { HOME_FRESH_MS } from './home-fresh.ts'
import { articleEmpty, articleGone, moduleGone } from './home.refusals.ts'
import { banner, homeModule, moduleData } from './home.schemas.ts'

export const homeEndpoints = {
  footballMatches: endpoint({
    call: 'c.home.queryMatchByIds',
    method: 'GET',
    path: '/api/home/queryMatchByIds',
    effect: 'read',
    freshMs: HOME_FRESH_MS,
    // Without ids: what is being played now, best known leagues first.
    input: shape({
      ids: optional(commaList(id)),
      company: named('oddsCompany', withDefault(int(), 6)),
    }),
    output: footballMatches,
  }),
  basketballMatches: endpoint({
    call: 'c.matchcenter.queryHomeBkMatchByIds',
    method: 'GET',
    path: '/api/matchcenter/queryHomeBkMatchByIds',
    effect: 'read',
    freshMs: HOME_FRESH_MS,
    input: shape({ ids: commaList(id, { max: 100 }) }),
    output: basketballMatches,
  }),
  /** Whether a demo still writes its past, so that lists of it are incomplete. */
  past: endpoint({
    call: 'own.home.past',
    method: 'GET',
    path: '/api/home/past',
    effect: 'read',
    freshMs: 0,
    output: shape({ isMissing: flag }),
  }),
  // The channels, and the newest of the one that was asked for.
  news: endpoint({
    call: 'c.queryInformationHome',
    method: 'GET',
    path: '/api/queryInformationHome',
    effect: 'read',
    input: shape({
      templateId: optional(legacyCode),
      channel: named('typeId', optional(articleChannel)),
    }),
    output: shape({
      channels: named('typeList', list(newsChannel)),
      channel: named('typeId', articleChannel),
      moduleId: named('clientModuleId', id),
      items: named('dataList', list(article)),
      hasNext: flag,
    }),
  }),
  moreNews: endpoint({
    call: 'c.queryMoreInformation',
    method: 'GET',
    path: '/api/queryMoreInformation',
    effect: 'read',
    input: shape({
      moduleId: named('clientModuleId', id),
      after: named('lastMsgId', optional(id)),
    }),
    output: pageOf(article),
    refusals: { ...moduleGone, ...articleGone },
  }),
  lookArticle: endpoint({
    call: 'own.home.lookArticle',
    method: 'GET',
    path: '/api/information/detail/{id}',
    effect: 'read',
    input: shape({ id }),
    output: articleDetail,
    refusals: articleGone,
  }),
  publishArticle: endpoint({
    call: 'own.home.publishArticle',
    method: 'POST',
    path: '/api/information/publish',
    effect: 'write',
    access: 'operator',
    permission: 'news.act',
    touches: [],
    input: shape({
      channel: named('typeId', articleChannel),
      title: text({ min: 4, max: 60 }),
      /** Plain paragraphs, or a text with markup: what is not allowed in it is left out. */
      paragraphs: named(
        'contentList',
        withDefault(list(text({ min: 1, max: 2000 }), { max: 40 }), []),
      ),
      markup: named('content', optional(text({ min: 1, max: 60_000 }))),
      source: named('sourceName', text({ min: 2, max: 40 })),
    }),
    output: shape({ id: named('msgId', id) }),
    refusals: articleEmpty,
  }),
  look: endpoint({
    call: 'c.new.home',
    method: 'GET',
    path: '/api/new/home',
    effect: 'read',
    freshMs: HOME_FRESH_MS,
    input: shape({
      templateId: optional(legacyCode),
      withTabs: named('needTab', optional(bit)),
      leagueId: optional(id),
      sport: named('raceType', optional(sport)),
    }),
    output: shape({
      templateId: legacyCode,
      modules: named('moduleList', list(homeModule)),
      channels: named('tabList', optional(list(newsChannel))),
    }),
  }),
  module: endpoint({
    call: 'c.queryChildModuleData',
    method: 'GET',
    path: '/api/queryChildModuleData',
    effect: 'read',
    about: ['community'],
    // Without a number: the news of the home page.
    input: shape({ moduleId: named('clientModuleId', optional(id)), pageNo }),
    output: moduleData,
    refusals: moduleGone,
  }),
  level: endpoint({
    call: 'c.home.userLevel',
    method: 'GET',
    path: '/api/home/userLevel',
    effect: 'read',
    access: 'member',
    about: ['me'],
    output: shape({
      level: memberLevel,
      oldLevel: memberLevel,
      reasons: list(text({ max: 200 })),
    }),
  }),
  banners: endpoint({
    call: 'c.home.swiper',
    method: 'GET',
    path: '/api/home/swiper',
    effect: 'read',
    freshMs: HOME_FRESH_MS,
    output: shape({ list: list(banner) }),
  }),
}
