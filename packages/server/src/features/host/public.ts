export { hostTables } from './host-tables.ts'
