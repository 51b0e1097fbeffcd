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
  const onPick = vi.fn()
  render(<DateStrip days={days} value={value} onChange={onChange} onPick={onPick} />)
  return { onChange, onPick }
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

test('the picker reports any day, and nothing when it is cleared', () => {
  const { onPick } = show()
  const input = document.querySelector('input')
  if (!input) throw new Error('no picker')
  fireEvent.change(input, { target: { value: '2026-12-24' } })
  fireEvent.change(input, { target: { value: '' } })
  expect(onPick.mock.calls).toEqual([['2026-12-24']])
})
