export { LiveStrip } from './live-strip.tsx'
