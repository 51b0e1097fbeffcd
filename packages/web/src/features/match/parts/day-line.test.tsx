import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DayLine } from './day-line.tsx'

test('the day says from which noon to which it runs', () => {
  render(<DayLine sport="football" day="2026-11-30" leagues={null} onAllLeagues={() => {}} />)
  expect(screen.getByText('11-30 12:00 至 12-01 12:00')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list of a numbered game says which issue is played', () => {
  render(
    <DayLine
      sport="football"
      day="2026-11-16"
      issue="北单 261116 期"
      leagues={null}
      onAllLeagues={() => {}}
    />,
  )
  expect(screen.getByText('北单 261116 期')).toBeTruthy()
})

test('a filter is named, and a tap takes it away', () => {
  const all = vi.fn<() => void>()
  render(<DayLine sport="football" day="2026-11-30" leagues={3} onAllLeagues={all} />)
  const chip = screen.getByRole('button')
  expect(chip.textContent).toBe('已筛选 3 个赛事')
  fireEvent.click(chip)
  expect(all).toHaveBeenCalledOnce()
})

test('each list leads to the data centre of its sport', () => {
  const { rerender } = render(
    <DayLine sport="football" day="2026-11-30" leagues={null} onAllLeagues={() => {}} />,
  )
  expect(screen.getByRole('link', { name: '数据中心' }).getAttribute('href')).toBe('#/data')
  rerender(<DayLine sport="basketball" day="2026-11-30" leagues={null} onAllLeagues={() => {}} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/data/bk/index')
})
