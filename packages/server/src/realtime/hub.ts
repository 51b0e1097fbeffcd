import { frameOf } from './frame.ts'
import { Listener, type Outlet } from './listener.ts'
import { aloneRelay } from './relay.ts'
import { TopicShelf, type OpenFamily, type TopicOptions } from './topic-shelf.ts'

const CHANNEL = 'hub'

/** Who is listening. Null is a visitor. */
export interface Viewer {
  readonly memberId: string | null
}

export interface Hub {
  /**
   * Opens a topic. `snapshot` gives its whole present state in wire form; it is asked again only
   * after a publish, so the state behind it changes with a publish and never without one.
   */
  topic(name: string, snapshot: () => unknown, options?: TopicOptions): void
  /** Topics opened when somebody first asks, such as one for each match. Null: no such topic. */
  family(prefix: string, open: OpenFamily, options?: TopicOptions): void
  /** Sends a change, in wire form, to everyone who reads the topic, in every process. Unread topics are ignored. */
  publish(name: string, delta: unknown): void
  /** Sends a change to the readers of this process, where every process finds out for itself. */
  publishHere(name: string, delta: unknown): void
  /** Topics of a family that somebody reads now, without the prefix. */
  watched(prefix: string): string[]
  /** How many clients of this process read the topic now. */
  readers(name: string): number
  /** Connects one client; the endpoints call it. */
  attach(viewer: Viewer, outlet: Outlet): Listener
  close(): void
}

/** Topics of this process. `epoch` changes with every start, so old cursors are recognised. */
export function createHub(epoch: string, relay = aloneRelay()): Hub {
  const shelf = new TopicShelf(epoch)
  const listeners = new Set<Listener>()

  const subscribe = (listener: Listener, name: string, cursor: string) => {
    const found = shelf.readable(name, listener.viewer)
    if (!found) return listener.tell(frameOf(name, 0, { t: name, err: 'no_topic' }))
    found.readers.add(listener)
    listener.catchUp(found.log, cursor)
  }
  const publishHere = (name: string, delta: unknown) => {
    const found = shelf.get(name)
    if (!found) return
    const frame = found.log.append(delta)
    for (const reader of found.readers) reader.pass(found.log, frame)
  }
  relay.on(CHANNEL, (message) => {
    const [name, delta] = message as [string, unknown]
    publishHere(name, delta)
  })

  return {
    topic: (name, snapshot, options = {}) => void shelf.open(name, snapshot, options),
    family: (prefix, open, options = {}) => shelf.addFamily(prefix, open, options),
    publish: (name, delta) => {
      publishHere(name, delta)
      relay.send(CHANNEL, [name, delta])
    },
    publishHere,
    watched: (prefix) => shelf.watched(prefix),
    readers: (name) => shelf.get(name)?.readers.size ?? 0,
    attach: (viewer, outlet) => {
      const listener = new Listener(viewer, outlet, {
        subscribe,
        unsubscribe: (name) => shelf.part(listener, name),
        leave: () => {
          shelf.partAll(listener)
          listeners.delete(listener)
        },
      })
      listeners.add(listener)
      return listener
    },
    close: () => {
      for (const listener of listeners) listener.outlet.end()
    },
  }
}
