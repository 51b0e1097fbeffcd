import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { CalendarSheet } from './calendar-sheet.tsx'

const { listDates } = matchEndpoints

const dates = [
  { date: '2026-11-10', matches: 312, whole: true },
  { date: '2026-11-11', matches: 12, whole: false },
  { date: '2026-11-12', matches: 0, whole: true },
]

afterEach(() => void vi.useRealTimers())

test('a day says how many matches it has, how many are known of it, or that it has none', async () => {
  at('2026-11-16T12:00')
  show('2026-11-16')
  expect(await day('11-10 周二，312 场')).toBe('10312')
  expect(await day('11-11 周三，已收录 12 场')).toBe('1112+')
  expect(await day('11-12 周四，没有比赛')).toBe('12无')
  expect(await day('11-13 周五')).toBe('13')
  expect(await day('11-16 周一，今天')).toBe('16今天')
})

test('before noon the day of the calendar is today, and the list that is on is chosen', async () => {
  at('2026-11-16T11:59')
  const onDay = show('2026-11-15')
  expect(await day('11-16 周一，今天')).toBe('16今天')
  expect(await day('11-15 周日')).toBe('15')
  expect(screen.getByRole('gridcell', { selected: true, hidden: true }).textContent).toBe('15')
  fireEvent.click(screen.getByRole('button', { name: '回到当前比赛日', hidden: true }))
  expect(onDay).toHaveBeenCalledWith('2026-11-15')
})

const at = (time: string) =>
  vi.useFakeTimers({ now: Date.parse(`${time}:00+08:00`), toFake: ['Date'] })

function show(today: string) {
  const onDay = vi.fn<(day: string) => void>()
  showPart(
    <CalendarSheet sport="football" {...{ today, onDay }} day={today} onClose={() => {}} />,
    [answer(listDates, sampleOf(listDates.output, { today: '2026-11-16', dates }))],
  )
  return onDay
}

const day = async (name: string) =>
  (await screen.findByRole('button', { name, hidden: true })).textContent
