import { frameOf, type Frame } from './frame.ts'
import { Listener, type Outlet } from './listener.ts'
import type { LivePlace } from './live-shares.ts'
import { soleProcessRelay } from './relay.ts'
import {
  TopicRegistry,
  type OpenFamily,
  type OpenTopic,
  type TopicOptions,
} from './topic-registry.ts'
import type { Viewer } from './viewer.ts'

const CHANNEL = 'hub'
const DISMISSAL = 'dismissal'
const ANY_NUMBER = { takeTopic: () => () => {} }

/** Whose sockets are closed: those of one session, or all of a member but for one session. */
export type Dismissed =
  | { readonly sessionId: string }
  | { readonly memberId: string; readonly except?: string }

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
  /** How many clients of this process read each topic now, those of single persons together. */
  audience(): ReadonlyMap<string, number>
  /** How many lines are open to this process. */
  listeners(): number
  /** Connects one client; the endpoints call it. */
  attach(viewer: Viewer, outlet: Outlet, place?: Pick<LivePlace, 'takeTopic'>): Listener
  /** Closes the sockets of whoever lost their rights, in every process. They may come back as who they are now. */
  dismiss(whom: Dismissed): void
  close(): void
}

/** Topics of this process. `epoch` changes with every start, so old cursors are recognised. */
export function createHub(epoch: string, relay = soleProcessRelay()): Hub {
  const registry = new TopicRegistry(epoch)
  const listeners = new Set<Listener>()

  const subscribe = (listener: Listener, name: string, cursor: string) => {
    const found = registry.readable(name, listener.viewer)
    if (!found) listener.tell(frameOf(name, 0, { t: name, err: 'no_topic' }))
    if (!found) return false
    // What is told here includes what waits: it must not come a second time.
    found.gathered.flush((frame) => passTo(found, frame))
    found.readers.add(listener)
    listener.catchUp(found.log, cursor)
    return true
  }
  const publishHere = (name: string, delta: unknown) => {
    const found = registry.get(name)
    if (!found) return
    const frame = found.log.append(delta)
    const { gatherMs } = found.options
    if (gatherMs === undefined) return passTo(found, frame)
    const waitMs = () => gatherMs(found.readers.size)
    found.gathered.add(frame, waitMs, (bundle) => passTo(found, bundle))
  }
  const dismissHere = (leaves: (viewer: Viewer) => boolean) => {
    for (const { viewer, outlet } of listeners) if (leaves(viewer)) outlet.end()
  }
  relay.on(DISMISSAL, (message) => dismissHere(leavingBy(message as Dismissed)))
  // Somebody may have signed out while the line was down: members come back and are looked at again.
  relay.onGap(() => dismissHere(({ memberId }) => memberId !== null))
  relay.on(CHANNEL, (message) => {
    const [name, delta] = message as [string, unknown]
    publishHere(name, delta)
  })

  return {
    topic: (name, snapshot, options = {}) => void registry.open(name, snapshot, options),
    family: (prefix, open, options = {}) => registry.addFamily(prefix, open, options),
    publish: (name, delta) => {
      publishHere(name, delta)
      relay.send(CHANNEL, [name, delta])
    },
    publishHere,
    watched: (prefix) => registry.watched(prefix),
    readers: (name) => registry.get(name)?.readers.size ?? 0,
    audience: () => registry.audience(),
    listeners: () => listeners.size,
    attach: (viewer, outlet, place = ANY_NUMBER) => {
      const listener = new Listener(
        { viewer, outlet, place },
        {
          subscribe,
          unsubscribe: (name) => registry.part(listener, name),
          leave: () => void listeners.delete(listener),
        },
      )
      listeners.add(listener)
      return listener
    },
    dismiss: (whom) => {
      dismissHere(leavingBy(whom))
      relay.send(DISMISSAL, whom)
    },
    close: () => {
      for (const listener of listeners) listener.outlet.end()
    },
  }
}

function passTo({ log, readers }: OpenTopic, frame: Frame): void {
  const cursor = log.cursorAt(frame.seq)
  for (const reader of readers) reader.pass(frame, cursor)
}

const leavingBy =
  (whom: Dismissed) =>
  ({ memberId, sessionId }: Viewer): boolean =>
    'sessionId' in whom
      ? sessionId === whom.sessionId
      : memberId === whom.memberId && sessionId !== whom.except
