import {
  LAST_PLACE,
  momentAt,
  placeOf,
  restMs,
  type MarketSpan,
} from '@linmen/domain/odds/time-machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { scaled } from '#ui/scaled.ts'
import type { Moment } from '#features/football-data/match-moments.ts'
import { momentText } from '#features/match-parts/parts/public.ts'
import s from './time-machine.module.css'

interface TimeMachineProps {
  readonly span: MarketSpan
  readonly marks: readonly Moment[]
  /** Null is the market that is shown unasked. */
  readonly atMs: number | null
  readonly onTurn: (atMs: number | null) => void
}

/** Turns the whole table back to any moment since the first offer. */
export function TimeMachine({ span, marks, atMs, onTurn }: TimeMachineProps) {
  const rest = restMs(span)
  // Behind a veil the market ends with kick-off, and is the closing one all the same.
  const begun = span.kickOffAtMs <= span.toMs
  const shown =
    atMs === null ? `${begun ? '终盘' : '即时'}　${momentText(rest)}` : pastText(atMs, span)
  const turn = (place: number) =>
    onTurn(place === placeOf(span, rest) ? null : momentAt(span, place))
  return (
    <Card label="指数时光机" className={s.machine}>
      <div className={s.head}>
        <b>时光机</b>
        <output className={s.moment}>{shown}</output>
        {atMs !== null && (
          <Button look="ghost" size="s" onClick={() => onTurn(null)}>
            {begun ? '回到终盘' : '回到即时'}
          </Button>
        )}
      </div>
      <div className={s.slider}>
        <input
          type="range"
          className={s.range}
          aria-label="查看哪一刻的指数"
          aria-valuetext={shown}
          min={0}
          max={LAST_PLACE}
          value={placeOf(span, atMs ?? rest)}
          onChange={({ target }) => turn(target.valueAsNumber)}
        />
        {marks.map(({ atMs: markMs, kind, text }) => (
          <i
            key={`${markMs} ${text}`}
            className={cx(s.mark, s[kind])}
            style={{ left: leftOf(placeOf(span, markMs)) }}
          />
        ))}
      </div>
      <p className={s.ends}>
        <span>首家开盘 {momentText(span.fromMs)}</span>
        <span>{momentText(span.toMs)}</span>
      </p>
      {marks.length > 0 && <p className={s.told}>竖线为开赛，圆点为进球：{goalsText(marks)}</p>}
    </Card>
  )
}

// The middle of the thumb goes from 11 to 11 before the end.
const leftOf = (place: number) =>
  `calc(${scaled(11)} + (100% - ${scaled(22)}) * ${place / LAST_PLACE})`

const goalsText = (marks: readonly Moment[]) =>
  marks
    .filter(({ kind }) => kind === 'goal')
    .map(({ text }) => text)
    .join('　') || '暂无'

const MINUTE_MS = 60_000
/** Up to here the minute matters: a match fits in. */
const TOLD_IN_MINUTES = 180

function pastText(atMs: number, { kickOffAtMs }: MarketSpan): string {
  const minutes = Math.round(Math.abs(kickOffAtMs - atMs) / MINUTE_MS)
  const far = minutes < TOLD_IN_MINUTES ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 小时`
  return `${momentText(atMs)}　${atMs < kickOffAtMs ? '开赛前' : '开赛后'} ${far}`
}
