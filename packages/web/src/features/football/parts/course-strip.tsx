import type { PitchMoment } from '@linmen/domain/match/football/pitch-course.ts'
import s from './course-strip.module.css'

const REACH = 9
/** Where nobody pressed hard, the bars are low all the same. */
const LEAST_SCALE = 40

/** The whole course above the slider: who pressed how hard, and the goals. The words are the slider's. */
export function CourseStrip({ moments }: { moments: readonly PitchMoment[] }) {
  const phases = moments.flatMap(({ deed, strength }) => (deed ? [] : strength))
  const scale = REACH / Math.max(LEAST_SCALE, ...phases)
  return (
    <svg
      className={s.strip}
      viewBox={`-0.5 -10 ${Math.max(1, moments.length - 1) + 1} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={s.home} d={bars(moments, 'home', -scale)} />
      <path className={s.away} d={bars(moments, 'away', scale)} />
      <path className={s.goals} d={goals(moments)} />
    </svg>
  )
}

const bars = (moments: readonly PitchMoment[], of: 'home' | 'away', scale: number) =>
  moments
    .map(({ side, strength, deed }, at) =>
      side === of && !deed ? `M${at} 0v${(strength * scale).toFixed(1)}` : '',
    )
    .join('')

const goals = (moments: readonly PitchMoment[]) =>
  moments.map(({ deed }, at) => (deed?.kind === 'goal' ? `M${at} -10v20` : '')).join('')
