import { named, optional, withDefault } from '#kit/codec.ts'
import { day, flag, id, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { sport } from '#kit/sport.ts'
import { oneMatch, oneSeason, word } from './param-codecs.ts'

const list = { day: optional(day), tab: optional(word) }
const dataCentre = { leagueId: optional(id), seasonId: oneSeason.seasonId, tab: optional(word) }

const league = { ...oneSeason, tab: optional(word) }

/** The tabs, and whatever the shell, the home page and its search lead to: the only rows of the first load. */
export const firstScreens = {
  HomePage: screen({ path: '/tabs/home', tab: true }),
  ZqMatchListPage: screen({ path: '/tabs/match', tab: true, params: list }),
  BkMatchListPage: screen({ path: '/tabs/match-bk', tab: true, params: list }),
  DataTabPage: screen({ path: '/tabs/data', tab: true, params: dataCentre }),
  HomePlan: screen({
    path: '/tabs/plan',
    tab: true,
    params: { sport: named('qiuFlag', optional(sport)) },
  }),
  HomeLive: screen({ path: '/home/live' }),
  HomeSearchPage: screen({ path: '/home-search/searchPage' }),
  TopicPage: screen({ path: '/community/topic/:id', params: { id } }),
  InformationSharePage: screen({ path: '/share-page/information', params: { id } }),
  InformationPage: screen({ path: '/tabs/news', tab: true, params: { channel: optional(word) } }),
  UserCenterPage: screen({ path: '/tabs/user/center', tab: true }),
  JdUserCenterPage: screen({
    path: '/tabs/jd/user-center',
    aliases: ['/jd/user-center'],
    tab: true,
  }),
  LoginPage: screen({
    path: '/login',
    params: { backUrl: withDefault(text({ max: 2000 }), '/home'), way: optional(word) },
  }),
  MatchDetailFootball: screen({
    path: '/match-detail/ft',
    aliases: ['/match-detail', '/recommend'],
    params: oneMatch,
  }),
  BkMatchDetailPage: screen({
    path: '/bk-match-detail/bk',
    aliases: ['/bk-match-detail'],
    params: oneMatch,
  }),
  PlanDetailPage: screen({ path: '/plan-detail/:id', params: { id } }),
  DataIndexPage: screen({ path: '/data', params: dataCentre }),
  DataTabBkPage: screen({ path: '/data/bk/index', params: dataCentre }),
  LeagueListPage: screen({
    path: '/data/league-list',
    params: { sport: named('qiuFlag', optional(sport)) },
  }),
  SearchPage: screen({
    path: '/data/search-page',
    params: { sport: named('qiuFlag', optional(sport)) },
  }),
  LeagueDataPage: screen({ path: '/data/league-data/:leagueId', params: league }),
  TeamDataPage: screen({ path: '/data/team-data', params: { teamId: id, part: optional(word) } }),
  PlayerInfoPage: screen({
    path: '/data/player-info',
    params: {
      playerId: id,
      teamId: optional(id),
      sport: named('qiuFlag', withDefault(sport, 'football')),
      tab: optional(word),
    },
  }),
  BkLeaguePage: screen({ path: '/data/bk/league/:leagueId', params: league }),
  BkTeamPage: screen({
    path: '/data/bk/league/team/:tab',
    params: { tab: word, teamId: id, playerId: optional(id), part: optional(word) },
  }),
  ExpertHomePage: screen({
    path: '/public/expertHome/:expertId',
    params: { expertId: id },
  }),
  ExpertPushOrderPage: screen({
    path: '/expert-push/order/:expertId',
    access: 'member',
    params: { expertId: id, noAlert: optional(flag) },
  }),
  PlanListPage: screen({
    path: '/plan-list/:sport/:kind',
    params: { sport: withDefault(sport, 'football'), kind: word },
  }),
  VipPage: screen({ path: '/vip/index' }),
}
