import type { IdemTable } from './tables/idem.ts'
import type { LoginNonceTable } from './tables/login-nonce.ts'
import type { MemberTable } from './tables/member.ts'
import type { PageViewTable } from './tables/page-view.ts'
import type { SchemaMigrationTable } from './tables/schema-migration.ts'
import type { SessionTable } from './tables/session.ts'
import type { TransportKeyTable } from './tables/transport-key.ts'

/** Every table of the database. An audit compares this list with the migrated schema. */
export interface Tables {
  idem: IdemTable
  login_nonce: LoginNonceTable
  member: MemberTable
  page_view: PageViewTable
  schema_migration: SchemaMigrationTable
  session: SessionTable
  transport_key: TransportKeyTable
}
