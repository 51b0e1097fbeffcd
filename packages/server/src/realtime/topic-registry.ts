import type { Viewer } from './viewer.ts'
import type { Listener } from './listener.ts'
import { Gathered } from './gathered.ts'
import { TopicLog } from './topic-log.ts'

export interface TopicOptions {
  /** Private topics, such as a member's own: false answers as if the topic did not exist. */
  readonly mayRead?: (viewer: Viewer, topic: string) => boolean
  /**
   * For topics of many changes and many readers: what follows a change within this time goes out together, for most of
   * what a delivery costs is the write. The first change after a pause goes out at once.
   */
  readonly gatherMs?: (readers: number) => number
}

export interface OpenTopic {
  readonly log: TopicLog
  readonly readers: Set<Listener>
  readonly options: TopicOptions
  /** Of a family: closed when its last reader leaves. */
  readonly passing: boolean
  readonly gathered: Gathered
}

/** Opens a topic of a family by the rest of its name. Null: no such topic. */
export type OpenFamily = (rest: string) => (() => unknown) | null

/** The topics of a process: those that always stand open, and those opened for whoever asks. */
export class TopicRegistry {
  readonly #epoch: string
  readonly #topics = new Map<string, OpenTopic>()
  readonly #families: [prefix: string, open: OpenFamily, options: TopicOptions][] = []
  #opened = 0

  constructor(epoch: string) {
    this.#epoch = epoch
  }

  get(name: string): OpenTopic | undefined {
    return this.#topics.get(name)
  }

  open(name: string, snapshot: () => unknown, options: TopicOptions, passing = false): OpenTopic {
    // A topic that was closed and opened again must not be taken for the one before.
    const epoch = passing ? `${this.#epoch}.${(this.#opened += 1)}` : this.#epoch
    const log = new TopicLog(name, epoch, snapshot)
    const made = { log, readers: new Set<Listener>(), options, passing, gathered: new Gathered() }
    this.#topics.set(name, made)
    return made
  }

  addFamily(prefix: string, open: OpenFamily, options: TopicOptions): void {
    this.#families.push([prefix, open, options])
  }

  /** The topic as far as this viewer may know of it. */
  readable(name: string, viewer: Viewer): OpenTopic | null {
    const found = this.#topics.get(name)
    if (found) return isReadable(found.options, name, viewer) ? found : null
    return this.#inFamily(name, viewer)
  }

  part(listener: Listener, name: string): void {
    const found = this.#topics.get(name)
    if (!found?.readers.delete(listener)) return
    if (found.passing && found.readers.size === 0) this.#topics.delete(name)
  }

  watched(prefix: string): string[] {
    return [...this.#topics].flatMap(([name, { readers }]) =>
      name.startsWith(prefix) && readers.size > 0 ? name.slice(prefix.length) : [],
    )
  }

  /** How many read what. Topics of one person each are told together: whose they are is nobody's business. */
  audience(): ReadonlyMap<string, number> {
    const audience = new Map<string, number>()
    for (const [name, { readers, options }] of this.#topics) {
      const told = options.mayRead ? this.#familyOf(name) : name
      audience.set(told, (audience.get(told) ?? 0) + readers.size)
    }
    return audience
  }

  #familyOf(name: string): string {
    return this.#families.find(([prefix]) => name.startsWith(prefix))?.[0] ?? name
  }

  /** Rights come first: a topic that is opened for a stranger has no reader, so nothing would ever close it. */
  #inFamily(name: string, viewer: Viewer): OpenTopic | null {
    for (const [prefix, open, options] of this.#families) {
      if (!name.startsWith(prefix) || !isReadable(options, name, viewer)) continue
      const snapshot = open(name.slice(prefix.length))
      if (snapshot) return this.open(name, snapshot, options, true)
    }
    return null
  }
}

const isReadable = ({ mayRead }: TopicOptions, name: string, viewer: Viewer): boolean =>
  mayRead?.(viewer, name) ?? true
