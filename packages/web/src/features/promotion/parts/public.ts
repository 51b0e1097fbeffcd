export { AdLine } from './ad-line.tsx'
export { AdPlace } from './ad-place.tsx'
export { TopUpLine } from './top-up-line.tsx'
