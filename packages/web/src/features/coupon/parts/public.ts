export { OfferStrip } from './offer-strip.tsx'
