import type { ScreenName } from './all-screens.ts'

/** Further names of the specification for a screen, some with a parameter already chosen. */
export const otherNames = {
  HomeDiscovery: { screen: 'HomePage' },
  DataTabFtPage: { screen: 'DataIndexPage' },
  SpecialDataIndexPage: { screen: 'SpecialIndex' },
  SpecialV3ListPage: { screen: 'SpecialList' },
  SameOddsPage: { screen: 'SpecialList', params: { type: 1 } },
  KellyPage: { screen: 'SpecialList', params: { type: 2 } },
  DispersedPage: { screen: 'SpecialList', params: { type: 3 } },
  BetfairPage: { screen: 'SpecialList', params: { type: 4 } },
  VipInformationlistPage: { screen: 'VipSpecialList', params: { type: 99 } },
  NewJieduListPage: { screen: 'JieduListPage' },
  HomeVip: { screen: 'VipPage' },
} as const satisfies Record<string, { screen: ScreenName; params?: { readonly type: number } }>

/** Rows of the inventory that are answered by a name with its parameter chosen. */
export const otherNameRows = {
  'rd.alias-sameodds': 'SameOddsPage',
  'rd.alias-kelly': 'KellyPage',
  'rd.alias-dispersed': 'DispersedPage',
  'rd.alias-betfair': 'BetfairPage',
  'rd.alias-vipinfo': 'VipInformationlistPage',
} as const satisfies Record<string, keyof typeof otherNames>

/** Rows of the inventory that are answered by `aliases` of a screen. */
export const aliasRows = {
  'rd.alias-match': 'MatchDetailFootball',
  'rd.alias-bk': 'BkMatchDetailPage',
  'rd.alias-pay': 'ChargePage',
} as const satisfies Record<string, ScreenName>
