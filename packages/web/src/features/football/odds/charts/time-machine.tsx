import {
  lastPlace,
  momentAt,
  nextChange,
  placeOf,
  type MarketPeriod,
  type MarketSpan,
} from '@linmen/domain/odds/time-machine.ts'
import type { KeyboardEvent } from 'react'
import { useOddsReading } from '#sport/odds-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { chevronLeft, chevronRight } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { Offer } from '#features/football/odds/company-history.ts'
import type { MarketName } from '#features/football/odds/markets.ts'
import type { Moment } from './match-moments.ts'
import { quoteText, restName, turnedText } from './machine-text.ts'
import { MachineAxis, MachineMarks } from './machine-axis.tsx'
import s from './time-machine.module.css'

interface TimeMachineProps {
  readonly span: MarketSpan
  readonly market: MarketName
  readonly period: MarketPeriod
  readonly kickOffAtMs: number
  /** Whether the final whistle was heard. */
  readonly ended: boolean
  readonly marks: readonly Moment[]
  /** Whose prices are told. */
  readonly name: string
  /** Their offers of the period, newest first; undefined until they came. */
  readonly offers: readonly Offer[] | undefined
  /** Null is the market that is shown unasked. */
  readonly atMs: number | null
  readonly onTurn: (atMs: number | null) => void
}

const KEYS: Readonly<Record<string, 'past' | 'future'>> = {
  ArrowLeft: 'past',
  ArrowDown: 'past',
  ArrowRight: 'future',
  ArrowUp: 'future',
}

/** Turns the whole table to any moment of the period: the way of the thumb is time. */
export function TimeMachine(props: TimeMachineProps) {
  const { span, market, name, offers, atMs, onTurn } = props
  const [reading] = useOddsReading()
  const rest = restName({ ...props, begun: props.kickOffAtMs <= span.toMs })
  const moment = atMs === null ? rest : turnedText(atMs, props.kickOffAtMs)
  const quote = offers && quoteText({ name, market, offers, atMs }, reading)
  const goTo = (next: number) => onTurn(next >= span.toMs ? null : next)
  const step = (towards: 'past' | 'future') => {
    const changesMs = offers?.map((offer) => offer.atMs) ?? []
    goTo(nextChange(span, changesMs, { atMs: atMs ?? span.toMs, towards }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const towards = KEYS[event.key]
    if (!towards || !offers) return
    event.preventDefault()
    step(towards)
  }
  return (
    <Card label="指数时光机" className={s.machine}>
      <div className={s.head}>
        <b>时光机</b>
        <output className={s.moment}>{moment}</output>
        {atMs !== null && (
          <Button look="ghost" size="s" onClick={() => onTurn(null)}>
            回到{rest}
          </Button>
        )}
      </div>
      <p className={s.quote}>{quote ?? '　'}</p>
      <div className={s.row}>
        <IconButton
          glyph={chevronLeft}
          size={18}
          label="上一次变化"
          disabled={!offers || atMs === span.fromMs}
          onClick={() => step('past')}
        />
        <div className={s.way}>
          <div className={s.slider}>
            <input
              type="range"
              className={s.range}
              aria-label="查看哪一刻的指数"
              aria-valuetext={[moment, quote].filter(Boolean).join('，')}
              min={0}
              max={lastPlace(span)}
              value={atMs === null ? lastPlace(span) : placeOf(span, atMs)}
              onKeyDown={onKeyDown}
              onChange={({ target }) => goTo(momentAt(span, target.valueAsNumber))}
            />
            <MachineMarks {...{ span, offers }} marks={props.marks} />
          </div>
          <MachineAxis {...props} />
        </div>
        <IconButton
          glyph={chevronRight}
          size={18}
          label="下一次变化"
          disabled={!offers || atMs === null}
          onClick={() => step('future')}
        />
      </div>
      {props.marks.length > 0 && <p className={s.told}>{goalsText(props.marks)}</p>}
    </Card>
  )
}

function goalsText(marks: readonly Moment[]): string {
  const goals = marks.filter(({ kind }) => kind === 'goal').map(({ text }) => text)
  return goals.length > 0 ? `圆点为进球：${goals.join('　')}` : '暂无进球'
}
