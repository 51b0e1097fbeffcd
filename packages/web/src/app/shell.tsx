import { screens } from '@linmen/contract/screens/all-screens.ts'
import { sportOfHabit } from '@linmen/domain/habit/default-tab.ts'
import { useHabit } from '#kit/habit.ts'
import { useHost } from '#kit/host.ts'
import { TabBar } from '#ui/tab-bar/tab-bar.tsx'
import { useLocation } from 'react-router'
import { KeepAlive } from './keep-alive.tsx'
import { NavigationStart } from './navigation-start.tsx'
import { tabItems } from './tab-bar-items.ts'
import { tabScreenAt } from './tab-screens.ts'
import { Tip } from './tip.tsx'

/** The frame around every page: the pages themselves, and the tab bar below tab pages. */
export function Shell() {
  return (
    <>
      <NavigationStart />
      <main>
        <KeepAlive />
      </main>
      <Tabs />
    </>
  )
}

function Tabs() {
  const host = useHost()
  const sport = sportOfHabit(useHabit('sport').habit)
  const shown = tabScreenAt(useLocation().pathname)
  const items = tabItems(host, sport)
  if (shown === null || items.length === 0) return null
  return (
    <>
      <Tip />
      <div data-tab-bar>
        <TabBar
          value={items.some(({ screen }) => screen === shown) ? shown : ''}
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
