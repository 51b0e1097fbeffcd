export interface SchemaMigrationTable {
  number: number
  name: string
  checksum: string
  applied_at_ms: number
}
