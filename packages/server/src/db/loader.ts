import { Kysely, PostgresDialect } from 'kysely'
import type { Connection, PoolClient, Submittable } from 'pg'
import { arrayLists } from './array-lists.ts'
import type { CopyRows } from './copy-rows.ts'
import type { Database, Reader, Tx } from './port.ts'
import type { Tables } from './tables.generated.ts'

/** A transaction that may also copy. */
export interface Loading {
  readonly tx: Tx
  /** Appends rows, written as COPY reads them, under these columns of a table. Returns their number. */
  copy(into: string, rows: CopyRows): Promise<number>
}

/** The database over one connection, for whole files of rows: COPY is the cheapest way in. */
export interface Loader {
  readonly read: Reader
  transaction<T>(run: (loading: Loading) => Promise<T>): Promise<T>
  close(): void
}

export async function openLoader(db: Database): Promise<Loader> {
  const client = await db.pool.connect()
  const held = { query: client.query.bind(client) as PoolClient['query'], release: () => {} }
  const pool = { connect: async () => held, end: async () => {} }
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [arrayLists],
  })
  const copy = async (into: string, rows: CopyRows) =>
    rows.isEmpty ? 0 : copied(client, `copy ${into} from stdin`, rows.bytes())
  return {
    read: kysely as Reader,
    transaction: (run) =>
      kysely.transaction().execute((tx) => run({ tx: tx as unknown as Tx, copy })),
    close: () => client.release(),
  }
}

/** One transaction that may also copy. */
export async function loadInto<T>(db: Database, run: (loading: Loading) => Promise<T>): Promise<T> {
  const loader = await openLoader(db)
  try {
    return await loader.transaction(run)
  } finally {
    loader.close()
  }
}

const copied = (client: PoolClient, text: string, rows: Buffer) =>
  new Promise<number>((resolve, reject) => {
    client.query(new CopyIn(text, rows, { resolve, reject }))
  })

interface Settle {
  resolve(count: number): void
  reject(error: Error): void
}

/** Present at run time, missing in the published types. */
interface CopyingConnection extends Connection {
  sendCopyFromChunk(rows: Buffer): void
  endCopyFrom(): void
}

/**
 * The statement and its rows in one go: nobody waits for the other side, and the embedded database must have them
 * together. A server that refuses the statement ignores the rows.
 */
class CopyIn implements Submittable {
  readonly #text: string
  readonly #rows: Buffer
  readonly #settle: Settle
  #count = 0

  constructor(text: string, rows: Buffer, settle: Settle) {
    this.#text = text
    this.#rows = rows
    this.#settle = settle
  }

  submit(connection: Connection): void {
    const copying = connection as CopyingConnection
    copying.stream.cork()
    copying.query(this.#text)
    copying.sendCopyFromChunk(this.#rows)
    copying.endCopyFrom()
    copying.stream.uncork()
  }

  handleCopyInResponse(): void {}

  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(text.split(' ')[1])
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#count)
  }

  handleError(error: Error): void {
    this.#settle.reject(error)
  }
}
