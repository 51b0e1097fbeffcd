import {
  shareOf,
  wallTicks,
  type MarketPeriod,
  type MarketSpan,
} from '@linmen/domain/odds/time-machine.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { dayText } from '#sport/moment-text.ts'
import { scaled } from '#ui/scaled.ts'
import type { Offer } from '#features/football/odds/company-history.ts'
import type { Moment } from './match-moments.ts'
import s from './time-machine.module.css'

interface MarksProps {
  readonly span: MarketSpan
  readonly offers: readonly Offer[] | undefined
  readonly marks: readonly Moment[]
}

/** On the way of the thumb: every change as a stroke, goals as dots above it. */
export const MachineMarks = ({ span, offers = [], marks }: MarksProps) => (
  <>
    {offers.map(({ atMs }) => (
      <i key={atMs} className={s.change} style={{ left: leftOf(span, atMs) }} />
    ))}
    {marks
      .filter(({ kind }) => kind === 'goal')
      .map(({ atMs, text }) => (
        <i key={`${atMs} ${text}`} className={s.goal} style={{ left: leftOf(span, atMs) }} />
      ))}
  </>
)

interface AxisProps {
  readonly span: MarketSpan
  readonly period: MarketPeriod
  readonly kickOffAtMs: number
  readonly ended: boolean
}

/** What time it is along the way: days of a long market, else the clock. */
export function MachineAxis({ span, period, kickOffAtMs, ended }: AxisProps) {
  const [from, to] = endsOf({ span, period, kickOffAtMs, ended })
  return (
    <p className={s.axis} aria-hidden="true">
      <span>{from}</span>
      {wallTicks(span).map(({ atMs, of }) => (
        <span key={atMs} className={s.tick} style={{ left: leftOf(span, atMs) }}>
          {of === 'day' ? dayText(atMs) : beijingTime(atMs)}
        </span>
      ))}
      <span>{to}</span>
    </p>
  )
}

function endsOf({ span, period, kickOffAtMs, ended }: AxisProps): [string, string] {
  if (period === 'before') return ['开盘', span.toMs < kickOffAtMs ? '现在' : '开赛']
  return ['开赛', ended ? '完场' : '现在']
}

// The middle of the thumb goes from 11 to 11 before the end.
const leftOf = (span: MarketSpan, atMs: number) =>
  `calc(${scaled(11)} + (100% - ${scaled(22)}) * ${shareOf(span, atMs).toFixed(4)})`
