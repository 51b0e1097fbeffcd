import { currentPlace } from '#kit/place.ts'
import { loadPage } from './load-page.ts'
import { routeAt } from './routes.tsx'

/** Longer than this, and the frame is shown without its page. */
const PATIENCE_MS = 3000

/** Waits for the code of the page a visit begins with: what stands in the start page looks like its skeleton. */
export async function firstPage(): Promise<void> {
  const found = routeAt(currentPlace())
  if (found.is !== 'page') return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  // What cannot be fetched is said, and tried again, in the place of the page.
  await Promise.race([loadPage(found.screen).catch(() => {}), patience])
}
