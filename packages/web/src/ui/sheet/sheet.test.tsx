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

test('a sheet opened from the label of a box leaves the box alone', () => {
  const ticked = vi.fn()
  const onClose = vi.fn()
  render(
    <label>
      <input type="checkbox" checked={false} onChange={ticked} />
      <Sheet open title="用户协议" onClose={onClose}>
        内容
      </Sheet>
    </label>,
  )
  fireEvent.click(screen.getByText('内容'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(ticked).not.toHaveBeenCalled()
})

test('closed, it gives the focus back to what opened it', () => {
  const sheet = (open: boolean) => (
    <>
      <button type="button">打开</button>
      <Sheet open={open} title="彩种" onClose={() => {}}>
        内容
      </Sheet>
    </>
  )
  const { rerender } = render(sheet(false))
  screen.getByRole('button', { name: '打开' }).focus()
  rerender(sheet(true))
  screen.getByRole('button', { name: '关闭' }).focus()
  rerender(sheet(false))
  expect(document.activeElement?.textContent).toBe('打开')
})
