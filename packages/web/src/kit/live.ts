import type { Topic } from '@linmen/contract'
import { useEffect, useEffectEvent } from 'react'
import { clock } from './clock.ts'
import { overEventStream, overWebSocket } from './live/connection.ts'
import type { LiveHealth } from './live/line.ts'
import { LiveClient, type LiveHandlers } from './live/live-client.ts'
import { random } from './random.ts'
import { useStore } from './store.ts'

/** The app's one line to the server. */
export const live = new LiveClient({
  clock,
  random,
  socket: overWebSocket,
  stream: overEventStream,
  later(run, ms) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

/**
 * Follows a topic while the component is shown: first a snapshot, then every change. Null follows
 * nothing. The handlers may change between renders.
 */
export function useLive<S, D>(topic: Topic<S, D> | null, handlers: LiveHandlers<S, D>): LiveHealth {
  const snapshot = useEffectEvent(handlers.snapshot)
  const delta = useEffectEvent(handlers.delta)
  const name = topic?.name
  useEffect(
    () =>
      topic
        ? live.subscribe(topic, {
            snapshot: (value) => snapshot(value),
            delta: (value) => delta(value),
          })
        : undefined,
    // Topics are rows: the same name is the same topic.
    [name],
  )
  return useStore(live.health)
}

/** Phones freeze pages in the background; a frozen line is closed and asked anew. */
export function followDevice(): () => void {
  const look = () => (document.hidden || !navigator.onLine ? live.sleep() : live.wake())
  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ] as const
  events.forEach(([target, name]) => target.addEventListener(name, look))
  return () => events.forEach(([target, name]) => target.removeEventListener(name, look))
}
