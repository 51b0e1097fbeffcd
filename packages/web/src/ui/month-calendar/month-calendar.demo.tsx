import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { MonthCalendar, type CalendarDay } from './month-calendar.tsx'

const dayOf = (place: number): CalendarDay | null => {
  if (place < 1 || place > 30) return null
  const figure = String(place).padStart(2, '0')
  const note = place > 20 && place < 29 ? String(place * 13) : ''
  return {
    key: `2026-11-${figure}`,
    figure: String(place),
    note: place === 25 ? '今天' : note,
    label: `11-${figure}${note && `，${note} 场`}`,
    disabled: place > 28,
    today: place === 25,
  }
}
// November 2026 begins on a Sunday.
const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => dayOf(week * 7 + at - 5)),
)

export const demo: Demo = {
  title: '月历',
  cases: [{ name: '今天、已选、场数与不可选', wide: true, show: <Trial /> }],
}

function Trial() {
  const [value, setValue] = useState('2026-11-22')
  return (
    <MonthCalendar
      title="2026年11月"
      weeks={weeks}
      value={value}
      cursor={value}
      onChoose={setValue}
      onStep={() => {}}
      mayGoBack
      mayGoOn={false}
    />
  )
}
