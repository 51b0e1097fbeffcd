import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import type { Host } from '#kit/host.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { discoverTab, expertTab, mineTab, newsTab, scoreTab } from '#ui/icon/tab.ts'

export interface TabItem {
  readonly screen: ScreenName
  readonly label: string
  readonly glyph: Glyph
}

/** The tabs of this host, in order. A tab whose screen is not built is not shown. */
export function tabItems(host: Host, sport: 'football' | 'basketball'): TabItem[] {
  const discover: TabItem = { screen: 'HomePage', label: '发现', glyph: discoverTab }
  const scores: TabItem = { screen: scoresScreen(sport), label: '比分', glyph: scoreTab }
  const experts: TabItem = { screen: 'HomePlan', label: '专家', glyph: expertTab }
  const news: TabItem = { screen: 'InformationPage', label: '资讯', glyph: newsTab }
  const data: TabItem = { screen: 'DataTabPage', label: '数据', glyph: newsTab }
  const mine: TabItem = { screen: mineScreen(host), label: '我的', glyph: mineTab }
  const variants = {
    A: [discover, scores, experts, news, mine],
    B: [experts, scores, data, mine],
    none: [],
  }
  return variants[host.tabVariant].filter(
    ({ screen }) => !screens[screen].planned && (screen !== 'HomePlan' || host.shows('plans')),
  )
}

// A habit of basketball opens the basketball list, as soon as there is one.
const scoresScreen = (sport: 'football' | 'basketball'): ScreenName =>
  sport === 'basketball' && !screens.BkMatchListPage.planned ? 'BkMatchListPage' : 'ZqMatchListPage'

const mineScreen = (host: Host): ScreenName =>
  host.profile.userCentre === screens.UserCenterPage.path ? 'UserCenterPage' : 'JdUserCenterPage'
