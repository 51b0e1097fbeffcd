import type { Topic } from '@linmen/contract'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { LiveHealth } from './live/line.ts'
import type { LiveClient, LiveHandlers } from './live/live-client.ts'
import { createStore, useStore } from './store.ts'
import { whenIdle } from '#kit/rows/when-idle.ts'

const health = createStore<LiveHealth>({ status: 'offline', lastAtMs: 0 })
/** Somebody wants to hear of matches while the page is hidden. */
export const listensHidden = createStore(false)
let opening: Promise<LiveClient> | null = null

/** The app's one line to the server, opened when somebody first listens. What is there is drawn first. */
const liveClient = (): Promise<LiveClient> => (opening ??= whenIdle().then(openedLine))

async function openedLine(): Promise<LiveClient> {
  try {
    const { openLine } = await import('./live/open-line.ts')
    return openLine(health, listensHidden)
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return openedLine()
  }
}

/**
 * Follows a topic while the component is shown: first a snapshot, then every change. Null follows
 * nothing. The handlers may change between renders.
 */
export function useLive<S, D>(topic: Topic<S, D> | null, handlers: LiveHandlers<S, D>): void {
  const snapshot = useEffectEvent(handlers.snapshot)
  const delta = useEffectEvent(handlers.delta)
  // Topics are rows: the same name is the same topic, even from a new object.
  const [followed, setFollowed] = useState(topic)
  if (followed?.name !== topic?.name) setFollowed(topic)
  useEffect(() => {
    if (!followed) return
    return followTopic(followed, { snapshot: (all) => snapshot(all), delta: (one) => delta(one) })
  }, [followed])
}

/** How the line is. It is told every second: for the part that shows it, not for a whole page. */
export const useLiveHealth = (): LiveHealth => useStore(health)

/** Whether the server speaks. */
export const useHeard = (): boolean => useSyncExternalStore(health.subscribe, isHeard)

const isHeard = () => health.get().status === 'live' && health.get().lastAtMs > 0

/** The same outside a component. The answer ends it. */
export function followTopic<S, D>(topic: Topic<S, D>, handlers: LiveHandlers<S, D>): () => void {
  let gone = false
  let leave = () => {}
  void liveClient().then((client) => {
    if (!gone) leave = client.subscribe(topic, handlers)
  })
  return () => {
    gone = true
    leave()
  }
}
