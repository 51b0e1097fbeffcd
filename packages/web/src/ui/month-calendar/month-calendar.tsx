import { useEffect, useRef, type KeyboardEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronLeft, chevronRight } from '#ui/icon/basic.ts'
import s from './month-calendar.module.css'

export interface CalendarDay {
  /** ISO date, 2026-11-25. */
  key: string
  /** Day of the month. */
  figure: string
  /** Under the figure: 312 or 今天. */
  note: string
  /** Spoken, e.g. 11-25 周三，312 场. */
  label: string
  disabled: boolean
  today: boolean
}

const KEYS = {
  ArrowLeft: 'dayBack',
  ArrowRight: 'dayOn',
  ArrowUp: 'weekBack',
  ArrowDown: 'weekOn',
  Home: 'weekStart',
  End: 'weekEnd',
  PageUp: 'monthBack',
  PageDown: 'monthOn',
} as const

/** Where a key leads; the owner knows what that means in days. */
export type CalendarStep = (typeof KEYS)[keyof typeof KEYS]

export interface MonthCalendarProps {
  /** 2026年11月 */
  title: string
  /** Weeks from Monday to Sunday, null where a week belongs to another month. */
  weeks: readonly (readonly (CalendarDay | null)[])[]
  /** The chosen day. */
  value: string
  /** The day the keyboard stands on; its month is the one shown. */
  cursor: string
  onChoose: (key: string) => void
  onStep: (step: CalendarStep) => void
  mayGoBack: boolean
  mayGoOn: boolean
}

const isStep = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key)
const WEEKDAYS = [...'一二三四五六日']

/** One month. Arrows go from day to day and across its edges, Page Up and Down from month to month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { title, weeks, value, cursor, onChoose, onStep, mayGoBack, mayGoOn } = props
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  // The focus follows the keyboard; a month turned by finger leaves it on the arrow.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [cursor])
  const step = (event: KeyboardEvent) => {
    const to = isStep(event.key) && KEYS[event.key]
    if (!to) return
    event.preventDefault()
    byKey.current = true
    onStep(to)
  }
  return (
    <div className={s.calendar}>
      <div className={s.head}>
        <IconButton
          glyph={chevronLeft}
          size={20}
          label="上个月"
          disabled={!mayGoBack}
          onClick={() => onStep('monthBack')}
        />
        <p className={s.title} aria-live="polite">
          {title}
        </p>
        <IconButton
          glyph={chevronRight}
          size={20}
          label="下个月"
          disabled={!mayGoOn}
          onClick={() => onStep('monthOn')}
        />
      </div>
      <div ref={grid} role="grid" aria-label={title} tabIndex={-1} onKeyDown={step}>
        <div role="row" className={s.week}>
          {WEEKDAYS.map((weekday) => (
            <span
              key={weekday}
              role="columnheader"
              aria-label={`周${weekday}`}
              className={s.weekday}
            >
              {weekday}
            </span>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div key={row} role="row" className={s.week}>
            {week.map((day, at) => (
              <div key={at} role="gridcell" aria-selected={day?.key === value}>
                {day && (
                  <Day
                    day={day}
                    chosen={day.key === value}
                    reached={day.key === cursor}
                    onChoose={onChoose}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface DayProps {
  readonly day: CalendarDay
  readonly chosen: boolean
  readonly reached: boolean
  readonly onChoose: (key: string) => void
}

function Day({ day, chosen, reached, onChoose }: DayProps) {
  return (
    <button
      type="button"
      className={cx(s.day, day.today && s.today, chosen && s.on)}
      aria-label={day.label}
      aria-current={day.today ? 'date' : undefined}
      disabled={day.disabled}
      tabIndex={reached ? 0 : -1}
      onClick={() => onChoose(day.key)}
    >
      <b className={s.figure}>{day.figure}</b>
      <span className={s.note}>{day.note}</span>
    </button>
  )
}
