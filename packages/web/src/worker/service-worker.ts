import { createShell, type ShellFiles } from './shell-cache.ts'
import { showPushed, type Pushed, type Shower } from './pushed.ts'
import { openAddress, type TappedAlert, type Windows } from './tapped-alert.ts'

/** The parts of a worker's scope used here; the page's own types know none of them. */
interface WorkerScope {
  readonly registration: Shower
  readonly clients: Windows & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', run: (event: Lasting) => void): void
  addEventListener(name: 'fetch', run: (event: Fetching) => void): void
  addEventListener(name: 'push', run: (event: Lasting & { data: Pushed | null }) => void): void
  addEventListener(name: 'message', run: (event: MessageEvent) => void): void
  addEventListener(name: 'notificationclick', run: (event: Lasting & TappedAlert) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** Written into the file by the build. */
declare const SHELL_FILES: ShellFiles

const scope = globalThis as unknown as WorkerScope
const shell = createShell(SHELL_FILES, {
  caches,
  origin: location.origin,
  fetch: (request, init) => fetch(request, init),
  later: (run, ms) => setTimeout(run, ms),
})

scope.addEventListener('install', (event) => event.waitUntil(shell.install()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(shell.tidyUp().then(() => scope.clients.claim())),
)
scope.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request)
  if (answer) event.respondWith(answer)
})
// A page that was loaded with the new build asks for it; older pages keep their files until then.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('push', (event) =>
  event.waitUntil(showPushed(event.data, scope.registration)),
)
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openAddress(event, scope.clients)),
)
