import type { Screen } from '@linmen/contract'
import { screens, type ScreenName } from '@linmen/contract/screens/all-screens.ts'

// The production build leaves planned screens out of the table.
const rows: Readonly<Partial<Record<string, Screen>>> = screens

/** The row of a screen. One without a page leads nowhere: its address is the root. */
export const screenOf = (name: ScreenName): Screen => rows[name] ?? unbuilt

const unbuilt: Screen = {
  routes: [],
  path: '/',
  aliases: [],
  tab: false,
  access: 'anyone',
  defaults: {},
  query: {},
  planned: true,
}
