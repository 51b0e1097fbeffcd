import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart, type ChartSeries } from './line-chart.tsx'

const series = (points: ChartSeries['points']): ChartSeries[] => [
  { name: '主胜', tone: 'home', points },
]
const frame = { ticks: [{ at: 0, text: '初盘' }], format: String, summary: '主胜从 2 降到 1' }

test('whoever cannot see the lines hears the conclusion', () => {
  render(
    <LineChart
      {...frame}
      series={series([
        [0, 2],
        [1, 1],
      ])}
    />,
  )
  expect(screen.getByRole('img', { name: '主胜从 2 降到 1' })).toBeTruthy()
})

test('a price stays until it changes', () => {
  const { container } = render(
    <LineChart
      {...frame}
      series={series([
        [0, 2],
        [1, 1],
      ])}
    />,
  )
  // One horizontal piece, then one vertical: three points for two prices.
  expect(
    container.querySelector('g[class*=home] path')?.getAttribute('d')?.split('L'),
  ).toHaveLength(3)
})

test('a single value and no value at all draw without numbers that are none', () => {
  const { container, rerender } = render(<LineChart {...frame} series={series([[0, 2]])} />)
  expect(container.innerHTML).not.toContain('NaN')
  rerender(<LineChart {...frame} series={[]} />)
  expect(container.innerHTML).toBe('')
})
