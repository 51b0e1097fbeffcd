import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MonthCalendar, type CalendarDay } from './month-calendar.tsx'

const day = (figure: number, more: Partial<CalendarDay> = {}): CalendarDay => ({
  key: `2026-11-0${figure}`,
  figure: String(figure),
  note: '',
  label: `11-0${figure}`,
  disabled: false,
  today: false,
  ...more,
})

function show(cursor = '2026-11-03') {
  const onChoose = vi.fn()
  const onStep = vi.fn()
  const weeks = [
    [null, null, null, null, null, null, day(1)],
    [day(2, { today: true }), day(3), day(4, { disabled: true }), null, null, null, null],
  ]
  const calendar = (at: string) => (
    <MonthCalendar
      title="2026年11月"
      weeks={weeks}
      value="2026-11-03"
      cursor={at}
      onChoose={onChoose}
      onStep={onStep}
      mayGoBack
      mayGoOn={false}
    />
  )
  const { rerender } = render(calendar(cursor))
  return { onChoose, onStep, move: (at: string) => rerender(calendar(at)) }
}

const named = (name: string) => screen.getByRole('button', { name })

test('the grid is named by its month, and says which day is chosen and which is today', () => {
  show()
  expect(screen.getByRole('grid', { name: '2026年11月' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('3')
  expect(named('11-02').getAttribute('aria-current')).toBe('date')
})

test('one day takes the focus, arrows and page keys ask for another', () => {
  const { onStep } = show()
  expect(named('11-03').tabIndex).toBe(0)
  expect(named('11-01').tabIndex).toBe(-1)
  for (const key of ['ArrowLeft', 'ArrowDown', 'PageDown', 'Home', 'x'])
    fireEvent.keyDown(named('11-03'), { key })
  expect(onStep.mock.calls.flat()).toEqual(['dayBack', 'weekOn', 'monthOn', 'weekStart'])
})

test('the focus goes where a key led, and stays on the arrow that turned the month', () => {
  const { move } = show()
  fireEvent.keyDown(named('11-03'), { key: 'ArrowLeft' })
  move('2026-11-02')
  expect(document.activeElement).toBe(named('11-02'))
  named('上个月').focus()
  fireEvent.click(named('上个月'))
  move('2026-11-01')
  expect(document.activeElement).toBe(named('上个月'))
})

test('a tap chooses; days and months out of reach cannot be chosen', () => {
  const { onChoose } = show()
  fireEvent.click(named('11-01'))
  fireEvent.click(named('11-04'))
  expect(onChoose.mock.calls).toEqual([['2026-11-01']])
  expect((named('下个月') as HTMLButtonElement).disabled).toBe(true)
})
