import { screenParams } from '@linmen/domain/nav/screen-path.ts'
import { currentPlace } from '#kit/place.ts'
import { screenOf } from '#kit/screen-of.ts'
import { loadPage } from './load-page.ts'
import { queries } from './queries.ts'
import { routeAt, type Found } from './routes.tsx'

/** Longer than this, and the frame is shown without its page. */
const PATIENCE_MS = 3000

/**
 * Waits for the page a visit begins with and for what it shows first: what stands in the start page
 * looks like its skeleton, and a page drawn once is there sooner than one drawn twice.
 */
export async function firstPage(): Promise<void> {
  const place = currentPlace()
  const found = routeAt(place)
  if (found.is !== 'page') return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  // What cannot be fetched is said, and tried again, in the place of the page.
  await Promise.race([prepared(found, place.query).catch(() => {}), patience])
}

type PageFound = Extract<Found, { is: 'page' }>

async function prepared(
  { Page, screen, params }: PageFound,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  const [{ prepare }] = await Promise.all([loadPage(screen), Page.fetch()])
  // Without a network there is nothing to wait for: what was seen last is on the device.
  if (navigator.onLine) await prepare?.(queries, screenParams(screenOf(screen), params, query))
}
