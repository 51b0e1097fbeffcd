import type { ScreenName } from './all-screens.ts'

/** Further names of the specification for a screen, some with a parameter already chosen. */
export const otherNames = {
  HomeDiscovery: { screen: 'HomePage' },
  DataTabFtPage: { screen: 'DataIndexPage' },
  SpecialDataIndexPage: { screen: 'SpecialIndex' },
  SpecialV3ListPage: { screen: 'SpecialList' },
  SameOddsPage: { screen: 'SpecialList', params: { type: 1 }, row: 'rd.alias-sameodds' },
  KellyPage: { screen: 'SpecialList', params: { type: 2 }, row: 'rd.alias-kelly' },
  DispersedPage: { screen: 'SpecialList', params: { type: 3 }, row: 'rd.alias-dispersed' },
  BetfairPage: { screen: 'SpecialList', params: { type: 4 }, row: 'rd.alias-betfair' },
  VipInformationlistPage: {
    screen: 'VipSpecialList',
    params: { type: 99 },
    row: 'rd.alias-vipinfo',
  },
  NewJieduListPage: { screen: 'JieduListPage' },
  HomeVip: { screen: 'VipPage' },
} as const satisfies Record<
  string,
  { screen: ScreenName; params?: Readonly<Record<string, string | number>>; row?: string }
>

/** Rows of the inventory that are answered by `aliases` of a screen. */
export const aliasRows = {
  'rd.alias-match': 'MatchDetailFootball',
  'rd.alias-bk': 'BkMatchDetailPage',
  'rd.alias-pay': 'ChargePage',
} as const satisfies Record<string, ScreenName>
