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

test('the scale is the same on both sides, says whose lead it is and holds the largest', () => {
  const { container } = render(<LeadChart points={points} periods={periods} summary="" />)
  const values = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(values).toEqual(['主 +15', '0', '客 +15'])
})

test('a basket with the buzzer is drawn', () => {
  const buzzer = [...points, [200, -2]] as const
  const { container } = render(<LeadChart points={buzzer} periods={periods} summary="" />)
  const shape = container.querySelector('path[class*=away]')!.getAttribute('d')!
  const lefts = [...shape.matchAll(/[ML]([\d.]+),/g)].map(([, left]) => Number(left))
  const end = Number(/H([\d.]+)/.exec(lineOf(container))![1])
  expect(Math.max(...lefts)).toBe(end + 3)
})

const lineOf = (container: HTMLElement) =>
  container.querySelector('path[class*=zero]')!.getAttribute('d')!

test('before the first basket there is a line and nothing else', () => {
  const { container } = render(<LeadChart points={[]} periods={periods} now={0} summary="" />)
  expect(container.querySelectorAll('path[d=""]')).toHaveLength(2)
})
