import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

test('it has a spoken name, tells what is typed and what is wrong', () => {
  const typed = vi.fn()
  render(<TextArea label="评价" maxLength={20} value="好" onChange={typed} error="太短" />)
  const box = screen.getByRole('textbox', { name: '评价' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('太短')
  fireEvent.change(box, { target: { value: '很好' } })
  expect(typed).toHaveBeenCalledWith('很好')
  expect(screen.getByText('1/20')).toBeDefined()
})
