/** An answer as it was last seen. */
export interface Seen {
  readonly atMs: number
  readonly data: unknown
}

export interface SeenShelf {
  read(key: string): Promise<Seen | null>
  write(key: string, seen: Seen): Promise<void>
  clear(): Promise<void>
}

const NAME = 'linmen-seen'
/** A person looks at a few days and a few dozen matches. */
const MOST = 60

/** Last answers on the device. Where there is no room or no permission, nothing is remembered. */
export function openSeenShelf(storage: CacheStorage | undefined): SeenShelf {
  const attempt = async <T>(run: (cache: Cache) => Promise<T>): Promise<T | null> => {
    try {
      return storage ? await run(await storage.open(NAME)) : null
    } catch {
      return null
    }
  }
  return {
    read: async (key) =>
      attempt(async (cache) => {
        const answer = await cache.match(addressOf(key))
        return answer ? ((await answer.json()) as Seen) : null
      }),
    write: async (key, seen) => {
      await attempt(async (cache) => {
        // In one step: a page that goes may be stopped after any of two.
        await cache.put(addressOf(key), new Response(JSON.stringify(seen)))
        const held = await cache.keys()
        // The oldest come first.
        await Promise.all(held.slice(0, -MOST).map((each) => cache.delete(each)))
      })
    },
    clear: async () => void (await storage?.delete(NAME).catch(() => false)),
  }
}

// Nothing on the server has such an address.
const addressOf = (key: string) => `/last-seen/${encodeURIComponent(key)}`
