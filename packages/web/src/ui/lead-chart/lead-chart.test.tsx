import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadChart } from './lead-chart.tsx'

const periods = [
  { end: 100, name: '第1节' },
  { end: 200, name: '第2节' },
]
const points = [
  [0, 0],
  [50, -3],
  [120, 12],
] as const

test('whoever cannot see the chart hears who leads', () => {
  render(<LeadChart points={points} periods={periods} now={150} summary="湖人领先 12 分" />)
  expect(screen.getByRole('img', { name: '湖人领先 12 分' })).toBeTruthy()
  expect(screen.getByText('第2节').className).toContain('playing')
})

test('the scale is the same on both sides and holds the largest lead', () => {
  const { container } = render(<LeadChart points={points} periods={periods} summary="" />)
  const values = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(values).toEqual(['+15', '0', '+15'])
})

test('before the first basket there is a line and nothing else', () => {
  const { container } = render(<LeadChart points={[]} periods={periods} now={0} summary="" />)
  expect(container.querySelectorAll('path[d=""]')).toHaveLength(2)
})
