import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pips } from './pips.tsx'

test('its picture is said in words', () => {
  render(<Pips of={3} left={2} label="还可看 2 次，共 3 次" />)
  expect(screen.getByRole('img', { name: '还可看 2 次，共 3 次' })).toBeDefined()
})

test.each([
  [3, 2, 3],
  [12, 0, 12],
  [13, 5, 1],
])('%i with %i left are drawn as %i bars', (of, left, bars) => {
  const { container } = render(<Pips of={of} left={left} label="次数" />)
  expect(container.querySelector('[role=img]')!.children).toHaveLength(bars)
})
