export { brandTable } from './brand-table.ts'
export { brandNames } from './host-setting.repo.ts'
