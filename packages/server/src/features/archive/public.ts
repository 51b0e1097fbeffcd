export { archiveOf } from './archive-of.ts'
export type { Archive } from './archive.ts'
