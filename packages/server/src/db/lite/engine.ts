import type { PGlite } from '@electric-sql/pglite'

/** One database session that takes protocol bytes and gives protocol bytes back. */
export interface Engine {
  run(request: Buffer): Promise<{ reply: Buffer; inTransaction: boolean }>
}

/**
 * PGlite as an engine. The bytes of a reply are taken as they come: asked for in one piece, PGlite also reads every
 * row for itself and keeps all rows ever read.
 */
export function engineOf(lite: PGlite): Engine {
  return {
    run: async (request) => {
      const parts: Uint8Array[] = []
      // What is handed out is a view on a buffer that is written over next.
      const onRawData = (bytes: Uint8Array) => void parts.push(bytes.slice())
      await lite.execProtocolRawStream(request, { syncToFs: false, onRawData })
      return { reply: Buffer.concat(parts), inTransaction: isInTransaction(lite) }
    },
  }
}

// Present at run time, missing in the published types.
const isInTransaction = (lite: PGlite) =>
  (lite as unknown as { isInTransaction(): boolean }).isInTransaction()
