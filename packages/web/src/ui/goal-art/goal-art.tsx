import { scaled } from '#ui/scaled.ts'
import s from './goal-art.module.css'

export type GoalArtKind = 'empty' | 'hoop' | 'error' | 'goal' | 'data' | 'message'

/** An empty goal, an empty hoop, a ball off the crossbar, a ball in the net, and two small ones. */
export function GoalArt({ kind }: { kind: GoalArtKind }) {
  const [width, height] = kind === 'data' || kind === 'message' ? [72, 52] : [132, 84]
  return (
    <svg
      className={s.art}
      style={{ width: scaled(width), height: scaled(height) }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  )
}

const ground = <path className={s.ground} d="M6 75.5h120" />

const goal = (
  <>
    <path className={s.net} d={emptyNet()} />
    <path className={s.frame} d="M26 74V22a5 5 0 0 1 5-5h70a5 5 0 0 1 5 5v52" />
    {ground}
  </>
)

const drawings = {
  empty: (
    <>
      {goal}
      <circle className={s.ball} cx="14" cy="67" r="7.5" />
    </>
  ),
  hoop: (
    <>
      <path className={s.net} d="M52 46l6 24h16l6-24M58 46l10 24M74 46L64 70" />
      <path className={s.frame} d="M31 10h70a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5h-7" />
      <path className={s.frame} d="M38 48h-7a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5" />
      <path className={s.line} d="M56 36V24h20v12M48 44h36" />
      {ground}
      <circle className={s.ball} cx="14" cy="67" r="7.5" />
    </>
  ),
  error: (
    <>
      <path className={s.frame} d="M42 74V32a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v42" />
      <path className={s.flight} d="M14 70C26 52 40 36 58 16" />
      <circle className={s.ball} cx="64" cy="11" r="7.5" />
      <path className={s.ring} d="M50 22l-6-4M56 20l-2-7M74 20l5-6" />
      {ground}
    </>
  ),
  goal: (
    <>
      {goal}
      <path className={s.flight} d="M10 70C26 60 52 44 74 41" />
      <circle className={s.ball} cx="82" cy="40" r="7.5" />
      <path className={s.ring} d="M92 31l5-5M95 40h7M92 49l5 5" />
    </>
  ),
  data: (
    <>
      <path className={s.line} d="M8 46h56" />
      <path className={s.bars} d="M14 44V24h10v20M31 44V12h10v32M48 44V30h10v14" />
      <circle className={s.smallBall} cx="36" cy="7" r="4" />
    </>
  ),
  message: (
    <>
      <path
        className={s.line}
        d="M12 8h48a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H36L24 49v-9H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z"
      />
      <path className={s.dots} d="M26 24h.01M36 24h.01" />
      <circle className={s.smallBall} cx="46" cy="24" r="3.5" />
    </>
  ),
} satisfies Record<GoalArtKind, unknown>

function emptyNet(): string {
  const posts = [36, 48, 60, 72, 84, 96].map((x) => `M${x} 22v50`)
  const ropes = [32, 44, 56, 66].map((y) => `M28 ${y}h76`)
  return [...posts, ...ropes].join('')
}
