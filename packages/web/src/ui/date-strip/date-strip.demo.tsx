import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { DateStrip } from './date-strip.tsx'

const days = ['周日', '周一', '周二', '今天', '周四', '周五', '周六'].map((top, i) => ({
  key: `2026-11-${22 + i}`,
  top,
  figure: `${22 + i}`,
  label: `11-${22 + i} ${top}`,
}))

export const demo: Demo = {
  title: '日期条',
  cases: [{ name: '七天与日历', wide: true, show: <Trial /> }],
}

function Trial() {
  const [value, setValue] = useState('2026-11-25')
  return <DateStrip days={days} value={value} onChange={setValue} onCalendar={() => {}} />
}
