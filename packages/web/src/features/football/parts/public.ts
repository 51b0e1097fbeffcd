export { Collapsing } from './collapsing.tsx'
