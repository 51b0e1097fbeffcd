import { followDevice } from '#kit/live.ts'
import { watchScripts } from '#kit/script-failure.ts'
import { followOtherTabs } from '#kit/session.ts'
import { insertHome } from './first-history.ts'

/** What must stand before the first page does. */
export function start(): void {
  insertHome()
  watchScripts()
  followOtherTabs()
  followDevice()
}
