import type { Screen } from '@linmen/contract'
import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'

const tabs = (Object.entries(screens) as [ScreenName, Screen][]).filter(([, row]) => row.tab)

/** The tab screen of an address, planned ones included. */
export function tabScreenAt(path: string): ScreenName | null {
  return (
    tabs.find(([, row]) => [row.path, ...row.aliases].some((each) => each === path))?.[0] ?? null
  )
}
