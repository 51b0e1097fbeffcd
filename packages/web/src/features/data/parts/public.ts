export { useDataFinds } from '#features/data/use-data-finds.ts'
export { DataFinds } from './search-results.tsx'
