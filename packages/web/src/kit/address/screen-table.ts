import type { Screen } from '@linmen/contract'
import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { firstRedirects, type PathRedirect } from '@linmen/contract/screens/first-redirects.ts'
import { firstScreens } from '@linmen/contract/screens/first.screens.ts'
import { hostShowsScreen } from '@linmen/domain/host/screen-features.ts'
import { theHost } from '#kit/host.ts'

/** What addresses lead to, as far as it is known. */
export interface ScreenTable {
  readonly screens: Readonly<Partial<Record<ScreenName, Screen>>>
  readonly redirects: readonly PathRedirect[]
  /** An address that is not in it leads nowhere. */
  readonly whole: boolean
}

// The first load has what its own page and the tabs lead to; the rest comes with the table of pages.
let table: ScreenTable = { screens: firstScreens, redirects: firstRedirects, whole: false }

export const screenTable = (): ScreenTable => table

export function completeTable(rest: Pick<ScreenTable, 'screens' | 'redirects'>): void {
  if (!table.whole) table = { ...rest, whole: true }
}

/** The row of a screen. One without a page, or that the host does not show, leads nowhere: its address is the root. */
export const screenOf = (name: ScreenName): Screen =>
  (isShown(name) ? table.screens[name] : undefined) ?? unbuilt

/** Whether the host shows a screen. */
export const isShown = (name: ScreenName): boolean => hostShowsScreen(theHost(), name)

const unbuilt: Screen = {
  path: '/',
  aliases: [],
  tab: false,
  access: 'anyone',
  params: {},
  planned: true,
}
