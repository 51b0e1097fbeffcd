import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { sportOfHabit } from '@linmen/domain/habit/default-tab.ts'
import { useHabit } from '#kit/habit.ts'
import { useHost } from '#kit/host.ts'
import type { Place } from '#kit/place.ts'
import { tabScreenAt } from '#kit/tab-screens.ts'
import { TabBar } from '#ui/tab-bar/tab-bar.tsx'
import { tabItems } from './tab-items.ts'
import { Tip } from './tip.tsx'

/** The tab bar of the host, below tab pages only. */
export function ShellTabs({ place }: { place: Place }) {
  const host = useHost()
  const sport = sportOfHabit(useHabit('sport').habit)
  const items = tabItems(host, sport)
  const shown = tabScreenAt(place.path)
  if (shown === null || items.length === 0) return null
  return (
    <>
      {isScoreList(shown) && <Tip />}
      <div data-tab-bar>
        <TabBar
          value={shown}
          onSelect={(tab) => tab === shown && scrollTo(0, 0)}
          items={items.map(({ screen, label, glyph }) => ({
            key: screen,
            label,
            glyph,
            href: `#${screens[screen].path}`,
          }))}
        />
      </div>
    </>
  )
}

const isScoreList = (screen: ScreenName) =>
  screen === 'ZqMatchListPage' || screen === 'BkMatchListPage'
