import type { PathRedirect } from './first-redirects.ts'
import { plannedRedirects } from './redirects.planned.ts'
import { pathRedirects } from './redirects.ts'

/** Every old path. For the audits and documents; the web loads the open ones. */
export const allRedirects: readonly PathRedirect[] = [...pathRedirects, ...plannedRedirects]

type OldPath = (typeof pathRedirects | typeof plannedRedirects)[number]['from']

/** Rows of the inventory that each old path answers; `row` where the specification lists it as a redirect. */
export const redirectRoutes = {
  '/': { row: 'rd.root', routes: ['rt.root'] },
  '/tabs': { row: 'rd.tabs-empty', routes: ['rt.tabs'] },
  '/home-discovery': { row: 'rd.home-discovery', routes: ['rt.home-discovery'] },
  '/user/center': { row: 'rd.user-center', routes: ['rt.user.center'] },
  '/expertListDetail': { row: 'rd.expertListDetail', routes: ['rt.expertListDetail'] },
  '/match-list': { row: 'rd.match-list', routes: ['rt.match-list'] },
  '/match-list-bk': { row: 'rd.match-list-bk', routes: ['rt.match-list-bk'] },
  '/plan/:id': { row: 'rd.plan-id', routes: ['rt.plan.id'] },
  '/lcPlanList': { row: 'rd.lcPlanList', routes: ['rt.lcPlanList'] },
  '/zcPlanList': { row: 'rd.zcPlanList', routes: ['rt.zcPlanList'] },
  '/home/plan': { row: 'rd.home-plan', routes: ['rt.home.plan'] },
  '/cpzJieduList': { row: 'rd.cpzJieduList', routes: ['rt.cpzJieduList'] },
  '/tabs/user': { routes: ['rt.tabs.user'] },
  '/user': { routes: ['rt.user'] },
  '/tabs/jd': { routes: ['rt.tabs.jd'] },
  '/jd': { routes: ['rt.jd'] },
  '/public': { routes: ['rt.public'] },
  '/service/simple': { routes: ['rt.service.simple'] },
  '/service/ios': { routes: ['rt.service.ios'] },
  '/message': { routes: ['rt.message'] },
  '/information/ichild': { routes: ['rt.information.ichild'] },
  '/expert-article': { routes: ['rt.expert-article'] },
  '/expert-push': { routes: ['rt.expert-push'] },
  '/broke-news': { routes: ['rt.broke-news'] },
  '/home-search': { routes: ['rt.home-search'] },
  '/special': { routes: ['rt.special'] },
  '/special-data-index': { routes: ['rt.special-data-index'] },
  '/vip-special': { routes: ['rt.vip-special'] },
  '/plan-detail': { routes: ['rt.plan-detail'] },
  '/plan-list': { routes: ['rt.plan-list'] },
  '/my-look-plan': { routes: ['rt.my-look-plan'] },
  '/tjInterpretation': { routes: ['rt.tjInterpretation'] },
  '/my-look-jiedu': { routes: ['rt.my-look-jiedu'] },
  '/my-post-jiedu': { routes: ['rt.my-post-jiedu'] },
  '/myAttention': { routes: ['rt.myAttention'] },
  '/hisAttention': { routes: ['rt.hisAttention'] },
} as const satisfies Record<OldPath, { row?: string; routes: readonly string[] }>

/** Rows that every path answers which matches nothing. */
export const unknownPathRows = {
  rows: ['rd.unknown', 'rd.tabs-unknown'],
  routes: ['rt.wildcard', 'rt.tabs.wildcard'],
} as const

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
