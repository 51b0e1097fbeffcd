import { frameOf } from './frame.ts'
import { Listener, type Outlet } from './listener.ts'
import { TopicLog } from './topic-log.ts'

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
  /** Sends a change, in wire form, to everyone who reads the topic. Unread topics are ignored. */
  publish(name: string, delta: unknown): void
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
}

type Family = [
  prefix: string,
  open: (rest: string) => (() => unknown) | null,
  options: TopicOptions,
]

/** Topics of this process. `epoch` changes with every start, so old cursors are recognised. */
export function createHub(epoch: string): Hub {
  const topics = new Map<string, Open>()
  const families: Family[] = []
  const listeners = new Set<Listener>()

  const open = (name: string, snapshot: () => unknown, options: TopicOptions): Open => {
    const made = { log: new TopicLog(name, epoch, snapshot), readers: new Set<Listener>(), options }
    topics.set(name, made)
    return made
  }
  const find = (name: string): Open | null => {
    const known = topics.get(name)
    if (known) return known
    for (const [prefix, openFamily, options] of families) {
      const snapshot = name.startsWith(prefix) ? openFamily(name.slice(prefix.length)) : null
      if (snapshot) return open(name, snapshot, options)
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

  return {
    topic: (name, snapshot, options = {}) => void open(name, snapshot, options),
    family: (prefix, openFamily, options = {}) => void families.push([prefix, openFamily, options]),
    publish: (name, delta) => {
      const found = topics.get(name)
      if (!found) return
      const frame = found.log.append(delta)
      for (const reader of found.readers) reader.pass(found.log, frame)
    },
    readers: (name) => topics.get(name)?.readers.size ?? 0,
    attach: (viewer, outlet) => {
      const listener = new Listener(viewer, outlet, {
        subscribe,
        unsubscribe: (name) => void topics.get(name)?.readers.delete(listener),
        leave: () => {
          for (const { readers } of topics.values()) readers.delete(listener)
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
