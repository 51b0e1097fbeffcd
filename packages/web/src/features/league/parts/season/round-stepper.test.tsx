import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RoundStepper } from './round-stepper.tsx'

const rounds = [1, 2, 3].map((round) => ({ round, name: `第${round}轮` }))

test('steps to the neighbours by their names and stops at the end', () => {
  const onChange = vi.fn()
  render(<RoundStepper rounds={rounds} shown={rounds[2]!} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: '上一轮，第2轮' }))
  expect(onChange).toHaveBeenCalledWith(2)
  expect(screen.getByRole('button', { name: '没有下一轮' })).toHaveProperty('disabled', true)
})

test('any round can be chosen', () => {
  const onChange = vi.fn()
  render(<RoundStepper rounds={rounds} shown={rounds[2]!} onChange={onChange} />)
  fireEvent.change(screen.getByRole('combobox', { name: '轮次' }), { target: { value: '1' } })
  expect(onChange).toHaveBeenCalledWith(1)
})
