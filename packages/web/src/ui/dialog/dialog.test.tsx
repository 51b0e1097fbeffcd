import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OverlayHost } from '#ui/overlay/overlay-host.tsx'
import { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
import { alert, confirm } from './dialog.tsx'

function open(said: Parameters<typeof confirm>[0]): Promise<boolean> {
  let answer = Promise.resolve(false)
  act(() => void (answer = confirm(said)))
  return answer
}

const short = { title: '金币不足', text: '需要 38 金币，当前余额 12.00', ok: '去充值' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the main action answers true and closes', async () => {
  render(<OverlayHost />)
  const answer = open(short)
  press('去充值')
  expect(await answer).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the safe action stands first and answers false', async () => {
  render(<OverlayHost />)
  const answer = open(short)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '取消',
    '去充值',
  ])
  press('取消')
  expect(await answer).toBe(false)
})

test('Esc answers false', async () => {
  render(<OverlayHost />)
  const answer = open(short)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(await answer).toBe(false)
})

test('navigation closes the dialog and answers false', async () => {
  render(<OverlayHost />)
  const answer = open(short)
  act(() => closeAllOverlays())
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the title names the dialog and the focus returns to where it was', async () => {
  render(
    <>
      <button type="button">支付</button>
      <OverlayHost />
    </>,
  )
  const before = screen.getByRole('button', { name: '支付' })
  before.focus()
  const answer = open(short)
  expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { name: '金币不足' }).id,
  )
  press('取消')
  await answer
  expect(document.activeElement === before).toBe(true)
})

test('R-ERROR-010 an alert has one button, 我知道了', async () => {
  render(<OverlayHost />)
  let read = Promise.resolve()
  act(() => void (read = alert('您本月支付已超限额')))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  press('我知道了')
  await read
  expect(screen.queryByRole('dialog')).toBeNull()
})
