import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'

const type = () => screen.getByLabelText('密码').getAttribute('type')

test('the password is hidden until asked for, and can be hidden again', () => {
  render(<PasswordField label="密码" value="secret" onChange={() => {}} />)
  expect(type()).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(type()).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(type()).toBe('password')
})

test('typing reports the new text', () => {
  const onChange = vi.fn()
  render(<PasswordField label="密码" value="" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'a1' } })
  expect(onChange).toHaveBeenCalledWith('a1')
})

test('an error is tied to the input', () => {
  render(<PasswordField label="密码" value="" onChange={() => {}} error="密码不正确" />)
  const input = screen.getByLabelText('密码')
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
