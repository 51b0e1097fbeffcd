import { frameOf } from './frame.ts'
import { Listener, type Outlet } from './listener.ts'
import { aloneRelay } from './relay.ts'
import { TopicLog } from './topic-log.ts'

const CHANNEL = 'hub'

/** Who is listening. Null is a visitor. */
export interface Viewer {
  readonly memberId: string | null
}

export interface TopicOptions {
  /** Private topics, such as a member's own: false answers as if the topic did not exist. */
  readonly mayRead?: (viewer: Viewer, topic: string) => boolean
}

export interface Hub {
  /**
   * Opens a topic. `snapshot` gives its whole present state in wire form; it is asked again only
   * after a publish, so the state behind it changes with a publish and never without one.
   */
  topic(name: string, snapshot: () => unknown, options?: TopicOptions): void
  /** Topics opened when somebody first asks, such as one for each match. Null: no such topic. */
  family(
    prefix: string,
    open: (rest: string) => (() => unknown) | null,
    options?: TopicOptions,
  ): void
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

interface Open {
  readonly log: TopicLog
  readonly readers: Set<Listener>
  readonly options: TopicOptions
  /** Of a family: closed when its last reader leaves. */
  readonly passing: boolean
}

type Family = [
  prefix: string,
  open: (rest: string) => (() => unknown) | null,
  options: TopicOptions,
]

/** Topics of this process. `epoch` changes with every start, so old cursors are recognised. */
export function createHub(epoch: string, relay = aloneRelay()): Hub {
  const topics = new Map<string, Open>()
  const families: Family[] = []
  const listeners = new Set<Listener>()

  let opened = 0
  const open = (name: string, snapshot: () => unknown, options: TopicOptions, passing = false) => {
    // A topic that was closed and opened again must not be taken for the one before.
    const ownEpoch = passing ? `${epoch}.${(opened += 1)}` : epoch
    const log = new TopicLog(name, ownEpoch, snapshot)
    const made: Open = { log, readers: new Set<Listener>(), options, passing }
    topics.set(name, made)
    return made
  }
  const find = (name: string): Open | null => {
    const known = topics.get(name)
    if (known) return known
    for (const [prefix, openFamily, options] of families) {
      const snapshot = name.startsWith(prefix) ? openFamily(name.slice(prefix.length)) : null
      if (snapshot) return open(name, snapshot, options, true)
    }
    return null
  }
  const readable = (name: string, viewer: Viewer): Open | null => {
    const found = find(name)
    return found && (found.options.mayRead?.(viewer, name) ?? true) ? found : null
  }
  const subscribe = (listener: Listener, name: string, cursor: string) => {
    const found = readable(name, listener.viewer)
    if (!found) return listener.tell(frameOf(name, 0, { t: name, err: 'no_topic' }))
    found.readers.add(listener)
    listener.catchUp(found.log, cursor)
  }

  const part = (listener: Listener, name: string) => {
    const found = topics.get(name)
    if (!found?.readers.delete(listener)) return
    if (found.passing && found.readers.size === 0) topics.delete(name)
  }
  const publishHere = (name: string, delta: unknown) => {
    const found = topics.get(name)
    if (!found) return
    const frame = found.log.append(delta)
    for (const reader of found.readers) reader.pass(found.log, frame)
  }
  relay.on(CHANNEL, (message) => {
    const [name, delta] = message as [string, unknown]
    publishHere(name, delta)
  })

  return {
    topic: (name, snapshot, options = {}) => void open(name, snapshot, options),
    family: (prefix, openFamily, options = {}) => void families.push([prefix, openFamily, options]),
    publish: (name, delta) => {
      publishHere(name, delta)
      relay.send(CHANNEL, [name, delta])
    },
    publishHere,
    watched: (prefix) =>
      [...topics].flatMap(([name, { readers }]) =>
        name.startsWith(prefix) && readers.size > 0 ? name.slice(prefix.length) : [],
      ),
    readers: (name) => topics.get(name)?.readers.size ?? 0,
    attach: (viewer, outlet) => {
      const listener = new Listener(viewer, outlet, {
        subscribe,
        unsubscribe: (name) => part(listener, name),
        leave: () => {
          for (const name of topics.keys()) part(listener, name)
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
