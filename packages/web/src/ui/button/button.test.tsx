import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button keeps its name and ignores a second tap', () => {
  const pay = vi.fn()
  render(
    <Button busy onClick={pay}>
      支付 30 金币
    </Button>,
  )
  const button = screen.getByRole('button', { name: '支付 30 金币' })
  fireEvent.click(button)
  expect(pay).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a busy submit button does not send the form again', () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button submit busy>
        登录
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

test('a button with an address is a link', () => {
  render(<Button href="#/login">登录</Button>)
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('#/login')
})
