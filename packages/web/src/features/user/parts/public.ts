export { useMe } from '#features/user/use-me.ts'
export { CentreFoot } from './centre-foot.tsx'
export { Profile } from './profile.tsx'
export { WalletCard } from './wallet-card.tsx'
