import { marketSpan, momentAt } from '@linmen/domain/odds/time-machine.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TimeMachine } from './time-machine.tsx'

const HOUR = 3_600_000
const KICK_OFF = Date.UTC(2026, 10, 25, 20)
const span = marketSpan({
  firstOffersMs: [KICK_OFF - 100 * HOUR],
  kickOffAtMs: KICK_OFF,
  nowMs: KICK_OFF + 9 * HOUR,
  endedAtMs: KICK_OFF + 2 * HOUR,
})!
const marks = [
  { atMs: KICK_OFF, kind: 'kickOff' as const, text: '开赛' },
  { atMs: KICK_OFF + HOUR, kind: 'goal' as const, text: "42' 1-0" },
]
const show = (atMs: number | null, shown = span) => {
  const turn = vi.fn<(atMs: number | null) => void>()
  render(<TimeMachine span={shown} marks={marks} atMs={atMs} onTurn={turn} />)
  return { turn, slider: screen.getByRole('slider', { name: '查看哪一刻的指数' }) }
}

test('it rests at the closing market and says so', () => {
  const { slider } = show(null)
  expect(slider.getAttribute('aria-valuetext')).toBe('终盘　11-26 04:00')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/42' 1-0/)).toBeTruthy()
})

test('moved, it asks for the moment under the thumb', () => {
  const { turn, slider } = show(null)
  fireEvent.change(slider, { target: { value: '900' } })
  expect(turn).toHaveBeenCalledWith(momentAt(span, 900))
})

test('the past is told from kick-off, and the way back is one tap', () => {
  const { turn, slider } = show(KICK_OFF - 25 * HOUR)
  expect(slider.getAttribute('aria-valuetext')).toBe('11-25 03:00　开赛前 25 小时')
  fireEvent.click(screen.getByRole('button', { name: '回到终盘' }))
  expect(turn).toHaveBeenCalledWith(null)
})

test('put back where it rests it asks for nothing special', () => {
  const { turn, slider } = show(KICK_OFF - HOUR)
  fireEvent.change(slider, { target: { value: '600' } })
  expect(turn).toHaveBeenCalledWith(null)
})

test('a market that ends with kick-off is the closing one', () => {
  const { slider } = show(null, { ...span, toMs: KICK_OFF })
  expect(slider.getAttribute('aria-valuetext')).toBe('终盘　11-26 04:00')
})

test.each([
  [98, '11-26 05:38　开赛后 98 分钟'],
  [-100, '11-26 02:20　开赛前 100 分钟'],
  [-180, '11-26 01:00　开赛前 3 小时'],
])('%i minutes from kick-off read %s', (minutes, text) => {
  const { slider } = show(KICK_OFF + minutes * 60_000)
  expect(slider.getAttribute('aria-valuetext')).toBe(text)
})
