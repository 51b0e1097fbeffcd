import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import * as texts from '@linmen/contract/shell-texts.ts'
import type { Host } from '#kit/host.ts'
import { screenOf } from '#kit/address/screen-table.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { discoverTab, expertTab, mineTab, newsTab, scoreTab } from '#ui/icon/tab.ts'

export interface TabItem {
  readonly screen: ScreenName
  readonly label: string
  readonly glyph: Glyph
}

type Sport = 'football' | 'basketball'

/** The tabs of this host that can be opened: one whose screen is not built is not shown. */
export function tabItems(host: Host, sport: Sport): TabItem[] {
  const wanted = screenOf('BkMatchListPage').planned ? 'football' : sport
  return tabsOf(host, wanted).filter(({ screen }) => !screenOf(screen).planned)
}

/** The tabs the specification gives this host, in order. */
export function tabsOf(host: Host, sport: Sport): TabItem[] {
  const discover: TabItem = {
    screen: 'HomePage',
    label: texts.tabDiscover,
    glyph: discoverTab,
  }
  const scores: TabItem = { screen: listOf[sport], label: texts.tabScores, glyph: scoreTab }
  const experts: TabItem = { screen: 'HomePlan', label: texts.tabExperts, glyph: expertTab }
  const news: TabItem = {
    screen: 'InformationPage',
    label: texts.tabInformation,
    glyph: newsTab,
  }
  const data: TabItem = { screen: 'DataTabPage', label: texts.tabData, glyph: newsTab }
  const mine: TabItem = { screen: mineScreen(host), label: texts.tabMine, glyph: mineTab }
  const variants = {
    A: [discover, scores, experts, news, mine],
    B: [experts, scores, data, mine],
    none: [],
  }
  return variants[host.tabVariant].filter((tab) => tab !== experts || host.shows('plans'))
}

const listOf = { football: 'ZqMatchListPage', basketball: 'BkMatchListPage' } as const

const mineScreen = (host: Host): ScreenName =>
  host.profile.userCentre === screenOf('UserCenterPage').path
    ? 'UserCenterPage'
    : 'JdUserCenterPage'
