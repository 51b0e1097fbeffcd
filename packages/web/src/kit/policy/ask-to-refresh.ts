import * as texts from '@linmen/contract/shell-texts.ts'
import { notices } from '#kit/notices.ts'

/** The question after a redeployment or a broken signature. */
export async function askToRefresh(text: string): Promise<void> {
  const buttons = { yes: texts.refreshNow, no: texts.refreshLater }
  // After a redeployment the code of our own dialog may be what is missing.
  const now = await notices.confirm(text, buttons).catch(() => confirm(text))
  if (now) location.reload()
}
