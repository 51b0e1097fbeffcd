import type { BrowserContext, Page } from '@playwright/test'

/** A text and where it came from. */
export interface Heard {
  readonly from: string
  readonly text: string
}

/** Everything a context was told so far: bodies of answers and frames of sockets, of pages and workers alike. */
export interface NetworkLog {
  /** Waits for answers that are still being read. */
  heard(): Promise<readonly Heard[]>
}

const READABLE = /json|text|xml/

export function recordNetwork(context: BrowserContext): NetworkLog {
  const heard: Heard[] = []
  const reading = new Set<Promise<unknown>>()
  context.on('response', (response) => {
    // Built files are the same for everybody.
    if (response.url().includes('/assets/')) return
    if (!READABLE.test(response.headers()['content-type'] ?? '')) return
    const from = `${response.url()} ${response.request().postData() ?? ''}`
    // The body of a page that was left meanwhile is gone; nobody was told it.
    const read = response.text().then(
      (text) => heard.push({ from, text }),
      () => {},
    )
    reading.add(read)
    void read.finally(() => reading.delete(read))
  })
  context.on('page', (page) => listen(page, heard))
  for (const page of context.pages()) listen(page, heard)
  return {
    heard: async () => {
      await Promise.all(reading)
      return heard
    },
  }
}

function listen(page: Page, heard: Heard[]): void {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) =>
      heard.push({ from: socket.url(), text: String(payload) }),
    ),
  )
}

/** Everything this device keeps of the product, and what the page on screen says: by its place. */
export const keptOnDevice = (page: Page): Promise<Heard[]> => page.evaluate(readDevice)

/** Runs in the page, so it holds everything it needs. */
async function readDevice(): Promise<{ from: string; text: string }[]> {
  const kept = [
    { from: 'localStorage', text: JSON.stringify({ ...localStorage }) },
    { from: 'sessionStorage', text: JSON.stringify({ ...sessionStorage }) },
    { from: 'title', text: document.title },
    { from: 'the page', text: document.body.textContent },
    ...[...document.querySelectorAll('[aria-label]')].map((element) => ({
      from: 'a label',
      text: element.getAttribute('aria-label')!,
    })),
  ]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (request.url.includes('/assets/')) continue
      const text = await (await cache.match(request))!.text()
      kept.push({ from: `${name} ${request.url}`, text })
    }
  }
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error!))
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name!))
    for (const store of database.objectStoreNames) {
      const all = await asked(database.transaction(store).objectStore(store).getAll())
      kept.push({ from: `${name} ${store}`, text: JSON.stringify(all) })
    }
    database.close()
  }
  return kept
}
