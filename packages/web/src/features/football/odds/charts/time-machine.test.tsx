import { marketSpan, type MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { europeanOffer } from '#features/football/odds/company-history.ts'
import { TimeMachine } from './time-machine.tsx'

const HOUR = 3_600_000
const KICK_OFF = Date.UTC(2026, 10, 25, 20)
const FIRST = KICK_OFF - 100 * HOUR
const facts = {
  firstOffersMs: [FIRST],
  kickOffAtMs: KICK_OFF,
  nowMs: KICK_OFF + 9 * HOUR,
  endedAtMs: KICK_OFF + 2 * HOUR,
}
const offer = (hours: number, home: number) =>
  europeanOffer({
    atMs: KICK_OFF + hours * HOUR,
    inPlay: hours > 0,
    odds: { home, draw: 340, away: 400 },
  })
// Newest first.
const BEFORE = [offer(-10, 192), offer(-30, 200), offer(-90, 206)]
const GOAL = { atMs: KICK_OFF + HOUR, kind: 'goal' as const, text: "42' 1-0" }

function show(atMs: number | null, period: MarketPeriod = 'before') {
  const turn = vi.fn<(atMs: number | null) => void>()
  const inPlay = period === 'inPlay'
  render(
    <TimeMachine
      span={marketSpan(facts, period)!}
      market="european"
      period={period}
      kickOffAtMs={KICK_OFF}
      ended
      marks={inPlay ? [GOAL] : []}
      name="36*"
      offers={inPlay ? [offer(1, 150)] : BEFORE}
      atMs={atMs}
      onTurn={turn}
    />,
  )
  return { turn, slider: screen.getByRole<HTMLInputElement>('slider') }
}
const saidOf = (slider: HTMLElement) => slider.getAttribute('aria-valuetext')

test('it rests at the closing market and says its prices', () => {
  const { slider } = show(null)
  expect(saidOf(slider)).toBe('终盘，36*　主胜 1.92　平局 3.40　客胜 4.00')
  expect(slider.value).toBe(slider.max)
  expect(screen.queryByRole('button', { name: /回到/ })).toBeNull()
})

test('the same way is the same time, far from kick-off and near it', () => {
  const { turn, slider } = show(null)
  expect(slider.max).toBe(String(100 * 60))
  for (const minutes of [60, 120, 5940])
    fireEvent.change(slider, { target: { value: String(minutes) } })
  expect(turn.mock.calls.map(([atMs]) => (atMs! - FIRST) / HOUR)).toEqual([1, 2, 99])
})

test('a moment between two changes has the last prices known then', () => {
  const { turn, slider } = show(KICK_OFF - 25 * HOUR)
  expect(saidOf(slider)).toBe('11-25 03:00　开赛前 25 小时，36*　主胜 2.00　平局 3.40　客胜 4.00')
  fireEvent.click(screen.getByRole('button', { name: '回到终盘' }))
  expect(turn).toHaveBeenCalledWith(null)
})

test('before the first price it says that there is none', () => {
  expect(saidOf(show(KICK_OFF - 95 * HOUR).slider)).toContain('36*　这一刻还没有报价')
})

test.each([
  ['ArrowLeft', -25, -30],
  ['ArrowDown', -30, -90],
  ['ArrowLeft', -90, -100],
  ['ArrowRight', -25, -10],
  ['ArrowUp', -30, -10],
])('%s from %i hours leads to the change at %i', (key, from, to) => {
  const { turn, slider } = show(KICK_OFF + from * HOUR)
  fireEvent.keyDown(slider, { key })
  expect(turn).toHaveBeenCalledWith(KICK_OFF + to * HOUR)
})

test('buttons step as keys do; after the last change comes the market at rest', () => {
  const { turn } = show(KICK_OFF - 10 * HOUR)
  fireEvent.click(screen.getByRole('button', { name: '上一次变化' }))
  fireEvent.click(screen.getByRole('button', { name: '下一次变化' }))
  expect(turn.mock.calls).toEqual([[KICK_OFF - 30 * HOUR], [null]])
})

test('the axis is marked in days of Beijing', () => {
  show(null)
  expect(document.querySelector('p[aria-hidden]')?.textContent).toBe('开盘11-2311-25开赛')
})

test('play is an axis of its own, by the clock, with its goals', () => {
  const { slider } = show(KICK_OFF + 1.5 * HOUR, 'inPlay')
  expect(slider.max).toBe('120')
  expect(saidOf(slider)).toBe('11-26 05:30　开赛后 90 分钟，36*　主胜 1.50　平局 3.40　客胜 4.00')
  expect(document.querySelector('p[aria-hidden]')?.textContent).toBe('开赛04:3005:0005:30完场')
  expect(screen.getByText("圆点为进球：42' 1-0")).toBeTruthy()
  expect(screen.getByRole('button', { name: '回到终场' })).toBeTruthy()
})
