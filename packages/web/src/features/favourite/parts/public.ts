export { FavouriteButton } from './favourite-button.tsx'
export { FavouriteStrip } from './favourite-strip.tsx'
export { FollowButton } from './follow-button.tsx'
export { FollowOf } from './follow-of.tsx'
