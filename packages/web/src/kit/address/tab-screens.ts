import type { Screen } from '@linmen/contract'
import { firstScreens } from '@linmen/contract/screens/first.screens.ts'

type FirstScreen = keyof typeof firstScreens

const tabs = (Object.entries(firstScreens) as [FirstScreen, Screen][]).filter(([, row]) => row.tab)

/** The tab screen of an address. */
export function tabScreenAt(path: string): FirstScreen | null {
  return (
    tabs.find(([, row]) => [row.path, ...row.aliases].some((each) => each === path))?.[0] ?? null
  )
}
