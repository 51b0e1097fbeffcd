import type { Database } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import type { SportsFeed } from './port.ts'

const feeds = new WeakMap<Database, SportsFeed>()

/** Names the source that everything not yet recorded is asked from. */
export const connectFeed = ({ db }: Pick<Ports, 'db'>, feed: SportsFeed): void =>
  void feeds.set(db, feed)

/** The source behind this database; null where the data was brought in and nobody can be asked. */
export const feedOf = ({ db }: Pick<Ports, 'db'>): SportsFeed | null => feeds.get(db) ?? null
