export { useFoundMatches } from '#features/match-search/use-found-matches.ts'
export { FoundMatches } from './found-matches.tsx'
