import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { texts } from '@linmen/contract/texts.ts'
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
  const discover: TabItem = { screen: 'HomePage', label: texts.tabDiscover, glyph: discoverTab }
  const scores: TabItem = { screen: scoresScreen(sport), label: texts.tabScores, glyph: scoreTab }
  const experts: TabItem = { screen: 'HomePlan', label: texts.tabExperts, glyph: expertTab }
  const news: TabItem = { screen: 'InformationPage', label: texts.tabInformation, glyph: newsTab }
  const data: TabItem = { screen: 'DataTabPage', label: texts.tabData, glyph: newsTab }
  const mine: TabItem = { screen: mineScreen(host), label: texts.tabMine, glyph: mineTab }
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
