import { expect, type Page, type Request } from '@playwright/test'
import { still } from './audit/still.ts'

/** A squad nobody asked for before is added up from whole seasons, and a busy machine takes its time. */
const SLOWEST_MS = 120_000

/** Streams stay open as long as the page. */
const STREAMS = new Set(['eventsource', 'websocket', 'media', 'ping'])

/** Proofs are checked in a worker, and a request of a worker whose page is left never ends. They tell of no match. */
const PROOFS = '/log/'

const requestsOf = new WeakMap<Page, Set<Request>>()

/** From now on it is known what a page still waits for. */
export function watchRequests(page: Page): Set<Request> {
  const known = requestsOf.get(page)
  if (known) return known
  const requests = new Set<Request>()
  requestsOf.set(page, requests)
  page.on('request', (request) => {
    const isProof = new URL(request.url()).pathname.startsWith(PROOFS)
    if (!isProof && !STREAMS.has(request.resourceType())) requests.add(request)
  })
  page.on('requestfinished', (request) => void requests.delete(request))
  page.on('requestfailed', (request) => void requests.delete(request))
  return requests
}

/** Drawn, and nothing more on its way. */
export async function settled(page: Page): Promise<void> {
  const requests = watchRequests(page)
  await expect(page.locator('#root > .boot')).toHaveCount(0)
  // A page that was put aside may still be loading; nobody sees it.
  const loading = page.getByLabel('加载中').or(page.locator('[aria-busy=true]'))
  const underWay = async () => {
    await still(page)
    const shown = await loading.filter({ visible: true }).allTextContents()
    return [...[...requests].map((request) => request.url()), ...shown]
  }
  await expect.poll(underWay, { timeout: SLOWEST_MS, intervals: [20] }).toEqual([])
}
