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

interface Column {
  readonly bottom: number
  readonly high: number
  readonly wide: number
}
const GAP = 3
const SEAM = 1

/** Columns of the home side, the draw and the away side. */
function columns(spans: readonly VolumeSpan[]): Column[][] {
  const { container } = render(<VolumeChart spans={spans} ticks={ticks} summary="成交增多" />)
  return ['home', 'draw', 'away'].map((side) => {
    const path = container.querySelector(`path[class*=${side}]`)!.getAttribute('d')!
    return [...path.matchAll(/M[\d.]+ ([\d.]+)v-?([\d.]+)h([\d.]+)/g)].map(
      ([, bottom, high, wide]) => ({
        bottom: Number(bottom),
        high: Number(high),
        wide: Number(wide),
      }),
    )
  })
}

test('whoever cannot see the columns hears the conclusion', () => {
  columns([span(0, 1, 5), span(1, 3, 5)])
  expect(screen.getByRole('img', { name: '成交增多' })).toBeTruthy()
  expect(screen.getByText('07:00')).toBeTruthy()
})

test('twice the time for the same money is half as high and twice as wide', () => {
  const [short, long] = columns([span(0, 1, 5), span(1, 3, 5)])[0]!
  expect(long!.high).toBeCloseTo(short!.high / 2, 0)
  expect(long!.wide + GAP).toBeCloseTo(2 * (short!.wide + GAP), 0)
})

test('the parts of a column stand on one another', () => {
  const [home, draw, away] = columns([span(0, 1, 5)]).map(([only]) => only!)
  expect(draw!.bottom).toBeCloseTo(home!.bottom - home!.high - SEAM, 0)
  expect(away!.bottom).toBeCloseTo(draw!.bottom - draw!.high - SEAM, 0)
})

test('hours without money and no hours at all draw without numbers that are none', () => {
  const { container, rerender } = render(
    <VolumeChart spans={[span(0, 1, 0)]} ticks={ticks} summary="" />,
  )
  expect(container.innerHTML).not.toContain('NaN')
  rerender(<VolumeChart spans={[]} ticks={ticks} summary="" />)
  expect(container.innerHTML).toBe('')
})
