import type { PGlite } from '@electric-sql/pglite'

/** One database session that takes protocol bytes and gives protocol bytes back. */
export interface Engine {
  run(request: Buffer): Promise<{ reply: Buffer; inTransaction: boolean }>
}

const STARTUP = 0

export function engineOf(lite: PGlite): Engine {
  return {
    run: async (request) => {
      const raw = lite.execProtocolRawSync(request)
      // The reply to a startup packet is a view on a buffer that the next call overwrites.
      const bytes = request[0] === STARTUP ? raw.slice() : raw
      return {
        reply: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        inTransaction: isInTransaction(lite),
      }
    },
  }
}

// Present at run time, missing in the published types.
const isInTransaction = (lite: PGlite) =>
  (lite as unknown as { isInTransaction(): boolean }).isInTransaction()
