export { FavouriteButton } from './favourite-button.tsx'
export { FavouriteStrip } from './favourite-strip.tsx'
