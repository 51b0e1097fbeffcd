import type { ReactNode } from 'react'
import { seasonWord } from '#features/league/seasons.ts'
import s from '#features/league/parts/tab.module.css'

interface SeasonBarProps {
  readonly season: { readonly name: string } | null
  readonly stage?: string | undefined
  /** The choice of another season. */
  readonly picker: ReactNode
}

/** Which season is shown, and the way to another. */
export const SeasonBar = ({ season, stage, picker }: SeasonBarProps) => (
  <div className={s.bar}>
    <span>{[seasonWord(season), stage].filter(Boolean).join('　')}</span>
    {picker}
  </div>
)
