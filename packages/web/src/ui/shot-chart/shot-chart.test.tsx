import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShotChart } from './shot-chart.tsx'

test('whoever cannot see the court hears the count', () => {
  render(<ShotChart shots={[]} tone="home" summary="出手 2 次，命中 1 次" />)
  expect(screen.getByRole('img', { name: '出手 2 次，命中 1 次' })).toBeTruthy()
})

test('a basket is a point and a miss is a cross, at the place of the shot', () => {
  const shots = [
    { x: 94.5, y: 50, made: true },
    { x: 70, y: 25, made: false },
  ]
  const { container } = render(<ShotChart shots={shots} tone="away" summary="" />)
  const made = container.querySelectorAll('circle')
  expect(made).toHaveLength(1)
  expect(Number(made[0]?.getAttribute('cx'))).toBeCloseTo(76.2)
  expect(Number(made[0]?.getAttribute('cy'))).toBeCloseTo(15.76)
  expect(container.querySelectorAll('.missed, [class*=missed]')).toHaveLength(1)
})

test('a shot from the other half stands at the edge of this one', () => {
  const { container } = render(
    <ShotChart shots={[{ x: 10, y: 50, made: true }]} tone="home" summary="" />,
  )
  expect(Number(container.querySelector('circle')?.getAttribute('cy'))).toBeLessThan(143)
})
