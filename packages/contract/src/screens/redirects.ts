import type { ScreenName } from './all-screens.ts'

/** A path that leads elsewhere. Names in `from` are handed on to the screen. */
export interface PathRedirect {
  /** Its row in the inventory, where the specification lists it as a redirect. */
  readonly row?: string
  readonly routes: readonly string[]
  readonly from: `/${string}`
  readonly to: ScreenName
  readonly params?: Readonly<Record<string, string | number>>
}

/** Old paths and module roots. A redirect to a screen without a page is an unknown path. */
export const pathRedirects: readonly PathRedirect[] = [
  { row: 'rd.root', routes: ['rt.root'], from: '/', to: 'HomePage' },
  { row: 'rd.tabs-empty', routes: ['rt.tabs'], from: '/tabs', to: 'HomePage' },
  {
    row: 'rd.home-discovery',
    routes: ['rt.home-discovery'],
    from: '/home-discovery',
    to: 'HomePage',
  },
  { row: 'rd.user-center', routes: ['rt.user.center'], from: '/user/center', to: 'UserCenterPage' },
  {
    row: 'rd.expertListDetail',
    routes: ['rt.expertListDetail'],
    from: '/expertListDetail',
    to: 'ExpertListPage',
  },
  { row: 'rd.match-list', routes: ['rt.match-list'], from: '/match-list', to: 'ZqMatchListPage' },
  {
    row: 'rd.match-list-bk',
    routes: ['rt.match-list-bk'],
    from: '/match-list-bk',
    to: 'BkMatchListPage',
  },
  { row: 'rd.plan-id', routes: ['rt.plan.id'], from: '/plan/:id', to: 'PlanDetailPage' },
  {
    row: 'rd.lcPlanList',
    routes: ['rt.lcPlanList'],
    from: '/lcPlanList',
    to: 'PlanListPage',
    params: { sport: 2, kind: 'all' },
  },
  {
    row: 'rd.zcPlanList',
    routes: ['rt.zcPlanList'],
    from: '/zcPlanList',
    to: 'PlanListPage',
    params: { sport: 1, kind: 'all' },
  },
  { row: 'rd.home-plan', routes: ['rt.home.plan'], from: '/home/plan', to: 'HomePlan' },
  {
    row: 'rd.cpzJieduList',
    routes: ['rt.cpzJieduList'],
    from: '/cpzJieduList',
    to: 'JieduListPage',
  },
  { routes: ['rt.tabs.user'], from: '/tabs/user', to: 'UserCenterPage' },
  { routes: ['rt.user'], from: '/user', to: 'UserCenterPage' },
  { routes: ['rt.tabs.jd'], from: '/tabs/jd', to: 'JdUserCenterPage' },
  { routes: ['rt.jd'], from: '/jd', to: 'JdUserCenterPage' },
  { routes: ['rt.public'], from: '/public', to: 'ServiceCenterPage' },
  { routes: ['rt.service.simple'], from: '/service/simple', to: 'ServiceCenterPage' },
  { routes: ['rt.service.ios'], from: '/service/ios', to: 'ServiceCenterIos' },
  { routes: ['rt.message'], from: '/message', to: 'MessageCenterPage' },
  { routes: ['rt.information.ichild'], from: '/information/ichild', to: 'InformationPage' },
  { routes: ['rt.expert-article'], from: '/expert-article', to: 'ExpertListPage' },
  { routes: ['rt.expert-push'], from: '/expert-push', to: 'ExpertPushIndexPage' },
  { routes: ['rt.broke-news'], from: '/broke-news', to: 'BrokeNewsList' },
  { routes: ['rt.home-search'], from: '/home-search', to: 'HomeSearchPage' },
  { routes: ['rt.special'], from: '/special', to: 'SpecialIndex' },
  { routes: ['rt.special-data-index'], from: '/special-data-index', to: 'SpecialIndex' },
  { routes: ['rt.vip-special'], from: '/vip-special', to: 'VipSpecialList' },
  { routes: ['rt.plan-detail'], from: '/plan-detail', to: 'HomePlan' },
  {
    routes: ['rt.plan-list'],
    from: '/plan-list',
    to: 'PlanListPage',
    params: { sport: 1, kind: 'all' },
  },
  {
    routes: ['rt.my-look-plan'],
    from: '/my-look-plan',
    to: 'MyLookPlanPage',
    params: { tab: 'all' },
  },
  { routes: ['rt.tjInterpretation'], from: '/tjInterpretation', to: 'JieduListPage' },
  {
    routes: ['rt.my-look-jiedu'],
    from: '/my-look-jiedu',
    to: 'MyLookJieduPage',
    params: { tab: 0 },
  },
  {
    routes: ['rt.my-post-jiedu'],
    from: '/my-post-jiedu',
    to: 'MyPostJieduPage',
    params: { tab: 'all' },
  },
  {
    routes: ['rt.myAttention'],
    from: '/myAttention',
    to: 'MyFollowPage',
    params: { tab: 'other-all' },
  },
  {
    routes: ['rt.hisAttention'],
    from: '/hisAttention',
    to: 'MyFollowPage',
    params: { tab: 'other-all' },
  },
]

/** Where every path that matches nothing leads, below the tab shell and anywhere else. */
export const unknownPath = {
  rows: ['rd.unknown', 'rd.tabs-unknown'],
  routes: ['rt.wildcard', 'rt.tabs.wildcard'],
  to: 'HomePage',
} as const satisfies { rows: readonly string[]; routes: readonly string[]; to: ScreenName }

/** Modules the specification names without a path or contents. */
export const unplacedRoutes: Readonly<Record<string, string>> = {
  'rt.lazy.world-cup': 'the world cup screens of promotion.screens.ts',
  'rt.lazy.player-detail-tabs': 'tabs inside PlayerInfoPage',
  'rt.lazy.team-tabs': 'tabs inside TeamDataPage',
  'rt.lazy.league-tabs': 'tabs inside LeagueDataPage',
  'rt.lazy.league-data': 'LeagueDataPage',
  'rt.lazy.bk-statistics': 'tabs inside BkLeaguePage',
  'rt.lazy.others': 'no module is named',
}
