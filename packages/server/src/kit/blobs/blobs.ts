/** Keeps files people bring, by names the house gives. */
export interface Blobs {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is none of that name. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
}

/** Names are words, with folders: nothing in one leads out of the store. */
export function checkName(name: string): string {
  if (/^[a-z]+(\/[\w-]+)*\.[a-z0-9]+$/.test(name)) return name
  throw new Error(`not a name of a blob: ${name}`)
}

/** For tests, and for processes that keep nothing. */
export function blobsInMemory(): Blobs {
  const kept = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => void kept.set(checkName(name), bytes),
    get: async (name) => kept.get(checkName(name)) ?? null,
    remove: async (name) => void kept.delete(checkName(name)),
  }
}
