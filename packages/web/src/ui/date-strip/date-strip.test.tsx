import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateStrip } from './date-strip.tsx'

const days = [24, 25, 26].map((day) => ({
  key: `2026-11-${day}`,
  top: day === 25 ? '今天' : '周二',
  figure: `${day}`,
  label: `11-${day}`,
}))

function show(value = '2026-11-25') {
  const onChange = vi.fn()
  const onCalendar = vi.fn()
  render(<DateStrip days={days} value={value} onChange={onChange} onCalendar={onCalendar} />)
  return { onChange, onCalendar }
}

test('the chosen day is spoken with its date', () => {
  show()
  expect(screen.getByRole('radio', { name: '11-25', checked: true })).toBeTruthy()
})

test('a tap and the arrow keys choose another day', () => {
  const { onChange } = show()
  fireEvent.click(screen.getByRole('radio', { name: '11-24' }))
  fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' })
  expect(onChange.mock.calls.flat()).toEqual(['2026-11-24', '2026-11-26'])
})

test('with a day outside the strip the first day still takes the focus', () => {
  show('2026-12-01')
  expect(screen.getAllByRole('radio').map((day) => day.tabIndex)).toEqual([0, -1, -1])
})

test('every other day is behind the calendar', () => {
  const { onCalendar } = show()
  fireEvent.click(screen.getByRole('button', { name: '选择日期' }))
  expect(onCalendar).toHaveBeenCalledOnce()
})
