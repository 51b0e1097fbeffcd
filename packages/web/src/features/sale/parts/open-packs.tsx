import type { SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { PackCard } from './pack-card.tsx'

/** The set meals that still have looks. */
export const OpenPacks = ({ packs = [] }: { packs: readonly SetMeal[] | undefined }) =>
  packs
    .filter(({ usage }) => usage !== 'finished')
    .map((pack) => <PackCard key={pack.id} pack={pack} />)
