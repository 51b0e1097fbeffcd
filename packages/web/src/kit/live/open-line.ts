import { clock } from '#kit/clock.ts'
import { random } from '#kit/random.ts'
import type { Store } from '#kit/store.ts'
import { overEventStream, overWebSocket } from './connection.ts'
import type { LiveHealth } from './line.ts'
import { LiveClient } from './live-client.ts'

/** A client on the real network that follows the sleep of the device. */
export function openLine(health: Store<LiveHealth>, listensHidden: Store<boolean>): LiveClient {
  const client = new LiveClient({
    clock,
    random,
    health,
    socket: overWebSocket,
    stream: overEventStream,
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  followDevice(client, listensHidden)
  return client
}

/**
 * Phones freeze pages in the background; a frozen line is closed and asked anew. Where somebody waits for
 * goals it stays open as long as the phone lets it.
 */
function followDevice(
  client: Pick<LiveClient, 'wake' | 'sleep'>,
  listensHidden: Store<boolean>,
): void {
  const look = () => {
    const unseen = document.hidden && !listensHidden.get()
    return unseen || !navigator.onLine ? client.sleep() : client.wake()
  }
  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ] as const
  events.forEach(([target, name]) => target.addEventListener(name, look))
  listensHidden.subscribe(look)
}
