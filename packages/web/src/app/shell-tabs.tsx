import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { sportOfHabit } from '@linmen/domain/habit/default-tab.ts'
import { useHabit } from '#kit/device/habit.ts'
import { useHost } from '#kit/host.ts'
import type { Place } from '#kit/place.ts'
import { screenOf } from '#kit/address/screen-table.ts'
import { tabScreenAt } from '#kit/address/tab-screens.ts'
import { TabBar } from '#ui/tab-bar/tab-bar.tsx'
import { tabItems } from './tab-items.ts'
import { Tip } from './tip.tsx'

/** The tab bar of the host, below tab pages only. */
export function ShellTabs({ place }: { place: Place }) {
  const host = useHost()
  const habit = sportOfHabit(useHabit('sport').habit)
  const shown = tabScreenAt(place.path)
  // The list one looks at is the tab's own, whatever the habit.
  const items = tabItems(host, shown === null ? habit : (LISTS[shown] ?? habit))
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
            href: `#${screenOf(screen).path}`,
          }))}
        />
      </div>
    </>
  )
}

const LISTS: Partial<Record<ScreenName, 'football' | 'basketball'>> = {
  ZqMatchListPage: 'football',
  BkMatchListPage: 'basketball',
}

const isScoreList = (screen: ScreenName) => LISTS[screen] !== undefined
