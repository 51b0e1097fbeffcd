import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'
import { frameWords, showsBall } from '@linmen/domain/match/frame-words.ts'
import { useState } from 'react'
import { Loaded } from '#kit/pages/loaded.tsx'
import { isBehind, useLateQuery } from '#kit/tv-delay.ts'
import { cx } from '#ui/class-names.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { courseQuery } from '#features/football/football.queries.ts'
import { PITCH_LINES } from './pitch-lines.ts'
import s from './pitch-stage.module.css'

const TRAIL = 3

/** 动画直播: the ball where it last mattered, who attacks, and the way back through the match. */
export function PitchStage({ info }: { info: MatchInfo }) {
  const behind = isBehind({ ...info, phase: info.live.phase })
  const course = useLateQuery(courseQuery(info.id), () => behind)
  return (
    <NightPanel label="动画直播" className={s.panel}>
      <Loaded query={course} skeleton={<Skeleton height={160} />}>
        {({ frames }) =>
          frames.length === 0 ? (
            <SmallEmpty title="暂无动画" text="开球后这里会画出攻防" />
          ) : (
            <Pictures info={info} frames={frames} />
          )
        }
      </Loaded>
    </NightPanel>
  )
}

interface PicturesProps {
  readonly info: MatchInfo
  readonly frames: readonly CartoonFrame[]
}

function Pictures({ info, frames }: PicturesProps) {
  // Null is the newest one, whichever that is.
  const [chosen, setChosen] = useState<number | null>(null)
  const last = frames.length - 1
  const at = Math.min(chosen ?? last, last)
  const frame = frames[at]!
  const words = frameWords(frame, { home: info.home.name, away: info.away.name })
  const said = `${frame.minute}' ${words}，${frame.score.home} 比 ${frame.score.away}`
  return (
    <>
      <Pitch frame={frame} trail={trailOf(frames, at)} label={said} />
      <p className={s.words}>
        <b>{frame.minute}'</b> {words}
        <span className={s.score}>
          {frame.score.home}-{frame.score.away}
        </span>
      </p>
      <input
        className={s.slider}
        type="range"
        aria-label="回看"
        aria-valuetext={said}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => {
          const next = Number(target.value)
          setChosen(next === last ? null : next)
        }}
      />
    </>
  )
}

interface PitchProps {
  readonly frame: CartoonFrame
  readonly trail: readonly CartoonFrame[]
  readonly label: string
}

function Pitch({ frame, trail, label }: PitchProps) {
  const { side } = frame
  const path = [...trail, frame].map(({ x, y }) => `${across(x)} ${down(y)}`).join('L')
  return (
    <svg className={s.pitch} viewBox="0 0 350 140" role="img" aria-label={label}>
      <rect className={s.grass} width="350" height="140" rx="12" />
      <path className={s.stripes} d="M70 0h70v140H70zM210 0h70v140h-70z" />
      <path
        className={cx(s.attack, side === 'home' ? s.toRight : s.toLeft)}
        d={side === 'home' ? 'M350 0H190l30 70-30 70h160z' : 'M0 0h160l-30 70 30 70H0z'}
      />
      <path className={s.lines} d={PITCH_LINES} />
      {trail.length > 0 && <path className={s.trail} d={`M${path}`} />}
      {trail.map(({ x, y, minute }, i) => (
        <circle key={`${minute}-${i}`} className={s[side]} cx={across(x)} cy={down(y)} r="5" />
      ))}
      <g
        className={s.ball}
        style={{ transform: `translate(${across(frame.x)}px, ${down(frame.y)}px)` }}
      >
        <circle className={s.ring} r="11" />
        <circle className={s.white} r="6.5" />
        <path d="m0-3 2.9 2.1-1.1 3.4h-3.6L-2.9-.9Z" />
      </g>
    </svg>
  )
}

/** Where the same side had the ball before, without a break. */
function trailOf(frames: readonly CartoonFrame[], at: number): readonly CartoonFrame[] {
  const { side, minute } = frames[at]!
  const before = frames.slice(Math.max(0, at - TRAIL), at).filter(showsBall)
  const broken = before.findLastIndex((each) => each.side !== side || minute - each.minute > 5)
  return before.slice(broken + 1)
}

const across = (x: number) => Math.round(12 + x * 3.26)
const down = (y: number) => Math.round(10 + y * 1.2)
