import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.generated.ts'

declare const reading: unique symbol
declare const writing: unique symbol

/** A handle for reads. A handler that only has this cannot be handed to a repository that writes. */
export type Reader = Kysely<Tables> & { readonly [reading]: true }

/** A handle inside one transaction. Only `Database.transaction` makes one. */
export type Tx = Reader & { readonly [writing]: true }

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly read: Reader
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** The driver's pool, for the job runner and the migrations. Features use `read` and `transaction`. */
  readonly pool: Pool
  close(): Promise<void>
}
