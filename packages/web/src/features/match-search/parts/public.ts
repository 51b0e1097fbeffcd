export { speaksOf } from '#features/match-search/speaks-of.ts'
export { useFoundMatches } from '#features/match-search/use-found-matches.ts'
export { FoundMatches } from './found-matches.tsx'
