export { LiveStrip } from './home-parts.tsx'
