import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOddsReading } from '#sport/odds-format.ts'
import type { Offer } from '#features/football/odds/company-history.ts'
import { StepChart } from './step-chart.tsx'

const MINUTE = 60_000
const KICK_OFF = Date.UTC(2026, 10, 25, 20)
const offer = (minutes: number, home: number): Offer => ({
  atMs: KICK_OFF + minutes * MINUTE,
  inPlay: minutes > 0,
  figures: [home, 330, 380],
  label: null,
})
const offers = [offer(40, 300), offer(20, 240), offer(-60, 210), offer(-3000, 200)]
const show = (inPlay: boolean, minutes: number) => {
  const atMs = KICK_OFF + minutes * MINUTE
  render(
    <StepChart
      {...{ name: '36*', market: 'european', offers, inPlay, atMs }}
      untilMs={inPlay ? atMs : KICK_OFF}
    />,
  )
}

test('a moment of play lies within the chart, after the last offer too', () => {
  show(true, 98)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('主胜由 2.40 到 3.00')
  expect(screen.getByText('11-26 05:38')).toBeTruthy()
})

test('a moment before it lies within the chart that ends at kick-off', () => {
  show(false, -90)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('主胜由 2.00 到 2.10')
  expect(screen.getByText('11-26 04:00')).toBeTruthy()
})

test('prices that grow many times over are drawn by their factor', () => {
  const wild = [offer(80, 10_000), offer(60, 1000), offer(40, 100)]
  render(
    <StepChart {...{ name: '36*', market: 'european', offers: wild, inPlay: true }} untilMs={0} />,
  )
  const labels = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['1.00', '2.00', '5.00', '10.0', '20.0', '50.0', '100.0'])
  const path = document.querySelector('g[class*=home] path')!.getAttribute('d')!
  const heights = [...path.matchAll(/[ML][^,]+,([\d.]+)/g)].map(([, y]) => Number(y))
  expect(heights[1]! - heights[2]!).toBeCloseTo(heights[3]! - heights[4]!, 1)
})

test('the axis and the words follow the format somebody reads odds in', () => {
  const { result } = renderHook(() => useOddsReading())
  const read = (reading: 'malay' | 'usual') => act(() => result.current[1](reading))
  read('malay')
  show(false, -90)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('主胜由 1.00 到 -0.91')
  const labels = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(labels).toContain('-0.50')
  read('usual')
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('主胜由 2.00 到 2.10')
})
