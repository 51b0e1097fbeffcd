import { ChartAxis } from '#ui/chart-axis/chart-axis.tsx'
import { spread } from './spread.ts'
import s from './momentum.module.css'

interface Mark {
  kind: 'goal' | 'red'
  minute: number
  side: 'home' | 'away'
}

export interface MomentumProps {
  /** One value per minute played, from -1 (away presses) to 1 (home presses). */
  minutes: readonly number[]
  marks: readonly Mark[]
  /** Running minute as printed; left out once the match is over. */
  now?: string
  length?: number
  /** The conclusion in one sentence, e.g. 近 5 分钟主队占优. */
  summary: string
}

/** The whistles are drawn as lines, whatever was played after them. */
const HALF = 45
const FULL = 90
const WIDTH = 323
const MARGIN = 8
const MIDDLE = 50.5
const REACH = 34
/** So near two marks still look like two. */
const TRACK = { from: MARGIN, to: WIDTH - MARGIN, gap: 16 }

export function Momentum({ minutes, marks, now, length = FULL, summary }: MomentumProps) {
  const x = (minute: number) => round(MARGIN + (minute * (WIDTH - 2 * MARGIN)) / length)
  const at = Math.min(minutes.length, length)
  return (
    <figure className={s.figure}>
      <svg
        className={s.chart}
        viewBox={`0 0 ${WIDTH} 100`}
        role="img"
        aria-label={`攻势图：${summary}`}
      >
        <rect className={s.future} x={x(at)} y="14" width={x(length) - x(at)} height="73" />
        <path className={s.line} d={`M${MARGIN} ${MIDDLE}H${WIDTH - MARGIN}`} />
        <path className={s.half} d={`M${x(HALF)} 14V87`} />
        {length > FULL && <path className={s.half} d={`M${x(FULL)} 14V87`} />}
        <path className={s.home} d={bars(minutes, x, 1)} />
        <path className={s.away} d={bars(minutes, x, -1)} />
        {now && <path className={s.now} d={`M${x(at)} 12V88`} />}
        <Marks marks={marksOf(marks, 'home')} x={x} y={9} />
        <Marks marks={marksOf(marks, 'away')} x={x} y={91} />
      </svg>
      <ChartAxis
        ticks={[
          ...ticks(length, now === undefined ? null : at).map((minute) => ({
            place: x(minute) / WIDTH,
            text: minute === HALF ? '中场' : `${minute}'`,
          })),
          ...(now ? [{ place: x(at) / WIDTH, text: now, strong: true }] : []),
        ]}
      />
    </figure>
  )
}

const marksOf = (marks: readonly Mark[], side: Mark['side']) =>
  marks.filter((mark) => mark.side === side).toSorted((a, b) => a.minute - b.minute)

interface MarksProps {
  marks: readonly Mark[]
  x: (minute: number) => number
  y: number
}

function Marks({ marks, x, y }: MarksProps) {
  const places = spread(
    marks.map(({ minute }) => x(minute)),
    TRACK,
  )
  return places.map((place, i) => (
    <g key={i} transform={`translate(${round(place)} ${y})`}>
      {marks[i]!.kind === 'goal' ? <Ball /> : <Card />}
    </g>
  ))
}

const Ball = () => (
  <>
    <circle className={s.ball} r="8" />
    <path className={s.patch} d="m0-3.8 3.6 2.6-1.4 4.2h-4.4l-1.4-4.2Z" />
  </>
)

const Card = () => <rect className={s.card} x="-5" y="-7" width="10" height="14" rx="2" />

function bars(minutes: readonly number[], x: (minute: number) => number, side: 1 | -1): string {
  return minutes
    .map((value, i) => {
      const height = round(Math.max(2, Math.min(1, value * side) * REACH))
      return value * side > 0 ? `M${x(i + 1)} ${MIDDLE}v${round(-side * height)}` : ''
    })
    .join('')
}

// A label that would touch the running minute gives way to it.
function ticks(length: number, running: number | null): number[] {
  const all = [0, 15, 30, HALF, 60, FULL, ...(length > FULL ? [length] : [])]
  const room = (12 * length) / FULL
  return all.filter(
    (minute) => minute === 0 || running === null || Math.abs(minute - running) > room,
  )
}

const round = (value: number) => Math.round(value * 10) / 10
