import type { ScreenLink, ScreenName } from './all-screens.ts'

/** Where a link code leads. `idParam` names the parameter that receives the id beside the code. */
export interface DeepLink {
  readonly screen: ScreenName
  /** In the words of the house. */
  readonly params: Readonly<Record<string, unknown>>
  readonly idParam?: string
}

/** Codes of menus and banners; each opens one page. */
const innerGo = {
  1: opens('HomePlan', { sport: 'football' }),
  41: opens('HomePlan', { sport: 'basketball' }),
  4: opens('PlanListPage', { sport: 'football', kind: 'single' }),
  2: opens('PlanListPage', { sport: 'football', kind: 'handicap' }),
  3: opens('PlanListPage', { sport: 'football', kind: 'over-under' }),
  69: opens('PlanListPage', { sport: 'football', kind: 'two-for-one' }),
  55: opens('PlanListPage', { sport: 'basketball', kind: 'type-55' }),
  56: opens('PlanListPage', { sport: 'basketball', kind: 'type-56' }),
  57: opens('PlanListPage', { sport: 'basketball', kind: 'type-57' }),
  58: opens('PlanListPage', { sport: 'basketball', kind: 'type-58' }),
  70: opens('PlanListPage', { sport: 'basketball', kind: 'two-for-one' }),
  6: opens('ExpertLabPage', { sport: 'football', kind: '1' }),
  42: opens('ExpertLabPage', { sport: 'basketball', kind: '1' }),
  7: opens('ExpertListTabPage', { tab: 'accuracy', kind: 'all', sport: 'football' }),
  43: opens('ExpertListTabPage', { tab: 'accuracy', kind: 'all', sport: 'basketball' }),
  11: opens('ExpertListTabPage', { tab: 'famous', kind: 'all', sport: 'football' }),
  12: opens('ExpertListTabPage', { tab: 'form-star', kind: 'all', sport: 'football' }),
  49: opens('ExpertListTabPage', { tab: 'famous', kind: 'all', sport: 'basketball' }),
  50: opens('ExpertListTabPage', { tab: 'form-star', kind: 'all', sport: 'basketball' }),
  14: opens('ZqMatchListPage'),
  44: opens('BkMatchListPage'),
  18: opens('DataIndexPage'),
  45: opens('DataTabBkPage'),
  35: opens('ChargePage'),
  36: opens('JieduListPage', { tab: 'all' }),
  38: opens('JieduListPage', { tab: 'football' }),
  48: opens('JieduListPage', { tab: 'basketball' }),
  39: opens('JieduListPage', { tab: 'win-draw-lose' }),
  40: opens('JieduListPage', { tab: 'pick-9' }),
  98: opens('JieduListPage', { tab: 'beijing-single' }),
  60: opens('MessageActivityPage'),
  61: opens('MessageSystemPage'),
  62: opens('MessageNoticePage'),
  63: opens('MessageLetterPage'),
  64: opens('MessageCommunityPage'),
  85: opens('SpecialList', { type: 1 }),
  86: opens('SpecialList', { type: 2 }),
  87: opens('SpecialList', { type: 3 }),
  88: opens('SpecialList', { type: 4 }),
  89: opens('WindMarkListPage'),
  95: opens('SetMealList', { scope: 1 }),
  119: opens('SetMealList', { scope: 2 }),
  99: opens('PlanSpecial', { type: 1 }),
  100: opens('PlanSpecial', { type: 2 }),
  101: opens('HomeLive'),
  102: opens('VipPage'),
  118: opens('VipPage'),
  103: opens('VipPurchase', { type: 'super' }),
  104: opens('MyVipPage'),
  110: opens('CouponListPage'),
  113: opens('UserInfoCompletePage', { partner: true }),
  115: opens('ExpertPushIndexPage', { sport: 'football' }),
  117: opens('ExpertPushIndexPage', { sport: 'basketball' }),
  116: opens('MyExpertMonth'),
  122: opens('VideoJieduList'),
} as const satisfies Record<number, DeepLink>

/** Codes inside answers and pop-ups; each opens a page for one id. */
const responseGo = {
  3: opensById('PlanDetailPage', 'id'),
  4: opensById('ExpertHomePage', 'expertId'),
  5: opensById('MatchDetailFootball', 'matchId', { tab: '5' }),
  14: opensById('BkMatchDetailPage', 'matchId'),
  6: opensById('PostPage', 'id'),
  8: opensById('JieduDetailPage', 'id'),
  9: opensById('TopicPage', 'id'),
  10: opensById('LeagueDataPage', 'leagueId'),
  15: opensById('BkLeaguePage', 'leagueId'),
  12: opensById('ExpertArticlePage', 'id'),
  13: opensById('InformationPage', 'channel'),
  20: opensById('InformationPage', 'channel'),
  21: opensById('PlanBoxPage', 'id'),
  66: opens('MyFollowPage', { tab: 'me-all' }),
  40: opens('CouponListPage'),
  43: opensById('ExpertPushOrderPage', 'expertId'),
} as const satisfies Record<number, DeepLink>

/** Kinds of messages in the feed. */
const feedMessageGo = {
  1: opensById('PostPage', 'id'),
  6: opensById('ExpertArticlePage', 'id'),
  7: opensById('JieduDetailPage', 'id'),
  9: opensById('TopicPage', 'id'),
  10: opensById('ExpertReplayPage', 'id'),
} as const satisfies Record<number, DeepLink>

/** Two codes that name no page: 2 carries an address outside the product, 46 a name with parameters. */
export const specialGo = { 2: 'address', 46: 'name' } as const

export const deepLinks = {
  'inner-go': innerGo,
  'response-go': responseGo,
  'feed-message': feedMessageGo,
} as const satisfies Record<string, Record<number, DeepLink>>

export type LinkFamily = keyof typeof deepLinks

type NoParams<Name extends ScreenName> =
  {} extends ScreenLink<Name> ? [params?: ScreenLink<Name>] : [params: ScreenLink<Name>]

function opens<Name extends ScreenName>(screen: Name, ...[params]: NoParams<Name>): DeepLink {
  return { screen, params: params ?? {} }
}

/** The id beside the code is one of the parameters; the row says the others. */
function opensById<Name extends ScreenName, Id extends keyof ScreenLink<Name> & string>(
  screen: Name,
  idParam: Id,
  ...[params]: {} extends Omit<ScreenLink<Name>, Id>
    ? [params?: Omit<ScreenLink<Name>, Id>]
    : [params: Omit<ScreenLink<Name>, Id>]
): DeepLink {
  return { screen, params: params ?? {}, idParam }
}
