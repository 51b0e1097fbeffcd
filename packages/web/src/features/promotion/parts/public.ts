export { AdLine } from './ad-line.tsx'
export { AdPlace } from './ad-place.tsx'
