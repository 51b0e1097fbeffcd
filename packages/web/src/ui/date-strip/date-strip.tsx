import { useEffect, useRef } from 'react'
import { afterLayout } from '#ui/after-layout.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { calendar } from '#ui/icon/page.ts'
import { rovingKeys } from '#ui/roving-keys.ts'
import s from './date-strip.module.css'

export interface StripDay {
  /** ISO date, 2026-11-25. */
  key: string
  /** 今天 or 周三. */
  top: string
  /** Day of the month. */
  figure: string
  /** Spoken, e.g. 11-25 周三. */
  label: string
}

export interface DateStripProps {
  days: readonly StripDay[]
  value: string
  onChange: (key: string) => void
  /** Opens a calendar with every other day. */
  onCalendar?: () => void
}

export function DateStrip({ days, value, onChange, onCalendar }: DateStripProps) {
  const keys = days.map((day) => day.key)
  const list = useRef<HTMLDivElement>(null)
  // Very large text leaves no room for seven days.
  useEffect(
    () =>
      afterLayout(() => {
        const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]')
        if (list.current && chosen)
          list.current.scrollLeft =
            chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
      }),
    [value],
  )
  return (
    <div className={s.strip}>
      <div
        ref={list}
        role="radiogroup"
        aria-label="日期"
        className={s.days}
        onKeyDown={rovingKeys(keys, value, onChange)}
      >
        {days.map((day, i) => (
          <button
            key={day.key}
            type="button"
            role="radio"
            data-choice
            aria-checked={day.key === value}
            aria-label={day.label}
            tabIndex={day.key === value || (i === 0 && !keys.includes(value)) ? 0 : -1}
            className={cx(s.day, day.key === value && s.on)}
            onClick={() => onChange(day.key)}
          >
            {day.top}
            <b className={s.figure}>{day.figure}</b>
          </button>
        ))}
      </div>
      {onCalendar && (
        <button type="button" className={s.pick} aria-label="选择日期" onClick={onCalendar}>
          <Icon glyph={calendar} size={22} />
        </button>
      )}
    </div>
  )
}
