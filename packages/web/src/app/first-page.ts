import { currentPlace, type Place } from '#kit/place.ts'
import { shownValues } from '#kit/shown.ts'
import { loadPage, loadTable } from './load-page.ts'
import { queries } from './queries.ts'
import { isKnown, routeAt } from './routes.tsx'

/** Longer than this, and the frame is shown without its page. */
const PATIENCE_MS = 3000

/**
 * Waits for the page a visit begins with and for what it shows first: what stands in the start page
 * looks like its skeleton, and a page drawn once is there sooner than one drawn twice.
 */
export async function firstPage(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  // What cannot be fetched is said, and tried again, in the place of the page.
  await Promise.race([prepared(currentPlace()).catch(() => {}), patience])
}

async function prepared(place: Place): Promise<void> {
  if (!isKnown(place.path)) await loadTable()
  const found = routeAt(place)
  if (found.is !== 'page') return
  const { Page, screen, params } = found
  const [{ prepare }] = await Promise.all([loadPage(screen), Page.fetch()])
  const values = shownValues({ place, screen, params })
  // Without a network there is nothing to wait for: what was seen last is on the device.
  if (values && navigator.onLine) await prepare?.(queries, values as never)
}
