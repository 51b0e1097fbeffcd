import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OddsValue } from './odds-value.tsx'

const light = () => document.querySelector('i')

test('a movement is said, not only coloured', () => {
  render(<OddsValue value="1.95" move="up" />)
  expect(screen.getByText('升')).toBeDefined()
})

test('a second change during a flash has a flash of its own', () => {
  const { rerender } = render(<OddsValue value="1.95" move="up" flash />)
  const first = light()
  rerender(<OddsValue value="1.95" move="up" flash />)
  expect(light()).toBe(first)
  rerender(<OddsValue value="1.88" move="down" flash />)
  expect(light()).not.toBe(first)
})
