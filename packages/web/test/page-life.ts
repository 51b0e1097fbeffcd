import { vi } from 'vitest'

/*
 * Files share a process and its window, one after the other, and each gets a page of its own in it: modules nobody else has
 * used, an empty document, empty storages. What a page began ends with its file, as in a browser that closes it; otherwise
 * a timer, a listener or an import under way would come back to somebody else's page, or to a window that is gone.
 */

/** Opens a page in the window of this process. */
export function openPage(): void {
  life.closed = false
  if (life.watched) return
  life.watched = true
  watchWindow()
}

/** Ends what the page began, waits for its imports, and leaves the window as the next page should find it. */
export async function closePage(): Promise<void> {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  life.closed = true
  endTimers()
  for (const unhear of life.heard.splice(0)) unhear()
  // What an import goes on to import is waited for too; it can begin nothing else any more.
  await vi.dynamicImportSettled()
  await (window as Partial<HappyWindow>).happyDOM?.abort()
  await vi.dynamicImportSettled()
  clearWindow()
}

/** Ends what waits: a test does not meet what the one before it began. */
export function endTimers(): void {
  for (const end of life.running.values()) end()
  life.running.clear()
}

interface HappyWindow {
  readonly happyDOM: { abort(): Promise<void> }
}

interface Life {
  closed: boolean
  watched: boolean
  readonly running: Map<unknown, () => void>
  readonly heard: (() => void)[]
}

// Libraries outlive a page and keep the timers they first saw, so the window is watched once for all pages.
const shared = globalThis as { pageLife?: Life }
const life: Life = (shared.pageLife ??= {
  closed: false,
  watched: false,
  running: new Map(),
  heard: [],
})

// The library that draws prefers what Node has and browsers have not.
const process = globalThis as unknown as {
  setImmediate: (run: () => void) => object
  readonly clearImmediate: (begun: object) => void
}

function watchWindow(): void {
  globalThis.setTimeout = noted(setTimeout, clearTimeout)
  globalThis.setInterval = noted(setInterval, clearInterval)
  process.setImmediate = noted(process.setImmediate, process.clearImmediate)
  globalThis.requestAnimationFrame = noted(requestAnimationFrame, cancelAnimationFrame)
  noteListeners(window)
  noteListeners(document)
  // There is no network: who needs answers gives them.
  globalThis.fetch = async (to) => {
    throw new TypeError(`no network in tests: ${to instanceof Request ? to.url : String(to)}`)
  }
  globalThis.WebSocket = SilentSocket as unknown as typeof WebSocket
}

type Begin = (...args: never[]) => unknown

/** Begins nothing on a closed page, and remembers how to end what is begun on an open one. */
const noted = <B extends Begin, T>(begin: B, end: (begun: T) => void): B =>
  new Proxy(begin, {
    apply(_, self, args) {
      const begun = Reflect.apply(begin, self, args) as T
      if (life.closed) end(begun)
      else life.running.set(begun, () => end(begun))
      return begun
    },
  })

/** What the page hears of the window and the document. The library that draws hears once and for all pages. */
function noteListeners(target: Window | Document): void {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = ((...[type, heard, options]: Parameters<typeof listen>) => {
    if (life.closed) return
    listen(type, heard, options)
    if (type === 'selectionchange') return
    life.heard.push(() => target.removeEventListener(type, heard, options))
  }) as typeof target.addEventListener
}

class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readonly readyState = SilentSocket.CONNECTING
  send() {}
  close() {}
}

function clearWindow(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
}
