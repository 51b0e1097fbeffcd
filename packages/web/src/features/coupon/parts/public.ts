export { OfferStrip, type OfferedCard } from './offer-strip.tsx'
