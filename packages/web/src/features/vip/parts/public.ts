export { VipStrip } from './vip-strip.tsx'
