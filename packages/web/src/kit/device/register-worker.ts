import { navigation } from '#kit/navigation.ts'
import { note } from '#kit/log.ts'
import { trusted } from './trusted-script.ts'

const ADDRESS = '/sw.js'

/** Lets the browser keep the shell. In development and where it cannot, nothing happens. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isUnwanted()) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => followTap(data))
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const
    const { waiting } = await serviceWorker.register(trusted(ADDRESS), options)
    // A page from the network is as new as the worker that waits. An older one, shown because the
    // network was too slow, asks to refresh when it misses a file.
    waiting?.postMessage('take over')
  } catch {
    note('the shell is not kept on this device')
  }
}

/** Inside a frame the page is not ours to keep; who saves data does not want it twice. */
const isUnwanted = () =>
  window.top !== window.self ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A tapped notification names a place in the app. */
export function followTap(message: unknown): void {
  const address = (message as { goTo?: unknown } | null)?.goTo
  if (typeof address === 'string' && /^\/(?!\/)/.test(address)) navigation.go(address)
}
