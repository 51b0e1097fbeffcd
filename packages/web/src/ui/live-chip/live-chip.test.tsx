import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { motion } from '#ui/motion/motion.ts'
import { LiveChip } from './live-chip.tsx'

test('the dot rests until a minute is new, and then pulses anew with each', () => {
  const { container, rerender } = render(<LiveChip>67'</LiveChip>)
  const pulse = () => container.querySelector(`.${motion.pulse}`)
  expect(pulse()).toBeNull()
  rerender(<LiveChip>68'</LiveChip>)
  const first = pulse()
  expect(first).not.toBeNull()
  rerender(<LiveChip>68'</LiveChip>)
  expect(pulse()).toBe(first)
  rerender(<LiveChip>69'</LiveChip>)
  expect(pulse()).not.toBe(first)
})
