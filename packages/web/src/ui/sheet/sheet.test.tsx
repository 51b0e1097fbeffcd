import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
import { Sheet } from './sheet.tsx'

function show() {
  const onClose = vi.fn()
  render(
    <Sheet open title="解锁方案" onClose={onClose}>
      内容
    </Sheet>,
  )
  return onClose
}

test('a closed sheet is not in the page', () => {
  render(
    <Sheet open={false} title="解锁方案" onClose={() => {}}>
      内容
    </Sheet>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('its title names it', () => {
  show()
  expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { name: '解锁方案' }).id,
  )
})

test('the cross, Esc, a tap outside and navigation each close it once', () => {
  const onClose = show()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('dialog'))
  act(() => closeAllOverlays())
  expect(onClose).toHaveBeenCalledTimes(4)
})

test('a tap on the content does not close it', () => {
  const onClose = show()
  fireEvent.click(screen.getByText('内容'))
  expect(onClose).not.toHaveBeenCalled()
})
