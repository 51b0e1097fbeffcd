export { ExpertRow } from './expert-row.tsx'
export { FollowButton } from './follow-button.tsx'
