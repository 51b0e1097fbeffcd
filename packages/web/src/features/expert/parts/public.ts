export { ExpertRow } from './expert-row.tsx'
