import { ballOf, type PitchMoment } from '@linmen/domain/match/football/pitch-course.ts'
import { cx } from '#ui/class-names.ts'
import { PITCH_LINES } from './pitch-lines.ts'
import ground from './pitch-ground.module.css'
import s from './pitch-view.module.css'

interface PitchViewProps {
  readonly moments: readonly PitchMoment[]
  readonly at: number
  /** Happening now: the attack moves. */
  readonly breathing: boolean
  readonly label: string
}

const TRAIL = 3
const TRAIL_MINUTES = 5

/** Who presses towards which goal, and the ball where somebody said it was. */
export function PitchView({ moments, at, breathing, label }: PitchViewProps) {
  const moment = moments[at]!
  const ball = ballOf(moment)
  return (
    <svg className={s.pitch} viewBox="0 0 350 140" role="img" aria-label={label}>
      <rect className={s.grass} width="350" height="140" rx="12" />
      <path className={ground.stripes} d="M70 0h70v140H70zM210 0h70v140h-70z" />
      <Attack moment={moment} breathing={breathing} />
      <path className={ground.lines} d={PITCH_LINES} />
      {ball && <Ball moments={moments} at={at} ball={ball} />}
    </svg>
  )
}

function Attack({ moment, breathing }: { moment: PitchMoment; breathing: boolean }) {
  const { side, strength } = moment
  if (!side || strength === 0) return null
  return (
    <g
      className={cx(s[side], breathing && s.breathing)}
      // The away side attacks to the left.
      {...(side === 'away' && { transform: 'rotate(180 175 70)' })}
    >
      <path
        className={s.zone}
        style={{ fillOpacity: 0.08 + strength * 0.0018 }}
        d="M350 0H190l30 70-30 70h160z"
      />
      <path className={s.arrows} d={ARROWS.slice(0, arrowsOf(strength)).join('')} />
    </g>
  )
}

const ARROWS = ['m226 52 12 18-12 18', 'M250 52l12 18-12 18', 'M274 52l12 18-12 18']
/** One for the upper hand, three for danger. */
const arrowsOf = (strength: number) => (strength >= 60 ? 3 : strength >= 35 ? 2 : 1)

interface BallProps {
  readonly moments: readonly PitchMoment[]
  readonly at: number
  readonly ball: { readonly x: number; readonly y: number }
}

function Ball({ moments, at, ball }: BallProps) {
  const trail = trailOf(moments, at)
  const path = [...trail, ball].map(({ x, y }) => `${across(x)} ${down(y)}`).join('L')
  return (
    <>
      {trail.length > 0 && <path className={s.trail} d={`M${path}`} />}
      {trail.map(({ x, y }, i) => (
        <circle key={i} className={s.before} cx={across(x)} cy={down(y)} r="4" />
      ))}
      <g
        className={s.ball}
        style={{ transform: `translate(${across(ball.x)}px, ${down(ball.y)}px)` }}
      >
        <circle className={s.ring} r="11" />
        <circle className={s.white} r="6.5" />
        <path d="m0-3 2.9 2.1-1.1 3.4h-3.6L-2.9-.9Z" />
      </g>
    </>
  )
}

/** Where the same side had the ball just before. */
function trailOf(moments: readonly PitchMoment[], at: number) {
  const { side, minute } = moments[at]!
  return moments
    .slice(0, at)
    .filter((each) => each.deed && each.side === side && minute - each.minute <= TRAIL_MINUTES)
    .flatMap((each) => ballOf(each) ?? [])
    .slice(-TRAIL)
}

const across = (x: number) => Math.round(12 + x * 3.26)
const down = (y: number) => Math.round(10 + y * 1.2)
