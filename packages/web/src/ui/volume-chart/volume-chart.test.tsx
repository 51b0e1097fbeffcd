import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VolumeChart, type VolumeSpan } from './volume-chart.tsx'

const span = (fromMs: number, untilMs: number, money: number): VolumeSpan => ({
  ...{ fromMs, untilMs },
  ...{ home: money, draw: money, away: money },
})
const ticks = [
  { at: 0, text: '04:00' },
  { at: 3, text: '07:00' },
]

type Column = readonly [bottom: number, high: number, wide: number]
const GAP = 3
const SEAM = 1

function columns(spans: readonly VolumeSpan[]) {
  const { container } = render(<VolumeChart spans={spans} ticks={ticks} summary="成交增多" />)
  const paths = ['home', 'draw', 'away'].map((side) =>
    container.querySelector(`path[class*=${side}]`)!.getAttribute('d')!,
  )
  return paths.map((path) =>
    [...path.matchAll(/M[\d.]+ ([\d.]+)v-?([\d.]+)h([\d.]+)/g)].map(([, ...each]) =>
      each.map(Number),
    ),
  )
}

test('whoever cannot see the columns hears the conclusion', () => {
  columns([span(0, 1, 5), span(1, 3, 5)])
  expect(screen.getByRole('img', { name: '成交增多' })).toBeTruthy()
  expect(screen.getByText('07:00')).toBeTruthy()
})

test('twice the time for the same money is half as high and twice as wide', () => {
  const [home] = columns([span(0, 1, 5), span(1, 3, 5)])
  const [[, shortHigh, shortWide], [, longHigh, longWide]] = home as [Column, Column]
  expect(longHigh).toBeCloseTo(shortHigh / 2, 0)
  expect(longWide + GAP).toBeCloseTo(2 * (shortWide + GAP), 0)
})

test('the parts of a column stand on one another', () => {
  const [[home], [draw], [away]] = columns([span(0, 1, 5)]) as [[Column], [Column], [Column]]
  expect(draw[0]).toBeCloseTo(home[0] - home[1] - SEAM, 0)
  expect(away[0]).toBeCloseTo(draw[0] - draw[1] - SEAM, 0)
})

test('hours without money and no hours at all draw without numbers that are none', () => {
  const { container, rerender } = render(
    <VolumeChart spans={[span(0, 1, 0)]} ticks={ticks} summary="" />,
  )
  expect(container.innerHTML).not.toContain('NaN')
  rerender(<VolumeChart spans={[]} ticks={ticks} summary="" />)
  expect(container.innerHTML).toBe('')
})
