/** Who is listening. Null is a visitor. */
export interface Viewer {
  readonly memberId: string | null
}

export interface TopicOptions {
  /** Private topics, such as a member's own: false answers as if the topic did not exist. */
  readonly mayRead?: (viewer: Viewer) => boolean
}

export interface Hub {
  /** Opens a topic. `snapshot` gives its whole present state in wire form. */
  topic(name: string, snapshot: () => unknown, options?: TopicOptions): void
  /** Topics opened when somebody first asks, such as one for each match. Null: no such topic. */
  family(
    prefix: string,
    open: (rest: string) => (() => unknown) | null,
    options?: TopicOptions,
  ): void
  /** Sends a change, in wire form, to everyone who reads the topic. Unknown topics are ignored. */
  publish(name: string, delta: unknown): void
  close(): Promise<void>
}
