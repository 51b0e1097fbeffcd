import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

test('a tap asks for the other state and the state is spoken', () => {
  const onChange = vi.fn()
  render(<Switch label="显示排名" checked={false} onChange={onChange} />)
  fireEvent.click(screen.getByRole('switch', { name: '显示排名', checked: false }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a disabled switch does nothing', () => {
  const onChange = vi.fn()
  render(<Switch label="显示排名" checked disabled onChange={onChange} />)
  fireEvent.click(screen.getByRole('switch'))
  expect(onChange).not.toHaveBeenCalled()
})
