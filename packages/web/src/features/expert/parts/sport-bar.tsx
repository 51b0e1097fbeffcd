import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SPORTS } from '#features/expert/expert-words.ts'
import s from './sport-bar.module.css'

interface SportBarProps {
  readonly sport: Sport
  readonly onSport: (sport: Sport) => void
}

/** The choice of the sport above a list of experts. */
export const SportBar = ({ sport, onSport }: SportBarProps) => (
  <div className={s.bar}>
    <Segmented label="运动" items={SPORTS} value={sport} onChange={onSport} />
  </div>
)
