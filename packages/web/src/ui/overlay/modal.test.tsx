import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'
import { connectModals } from './overlay-store.ts'

afterEach(() => connectModals(() => () => {}))

test('the app hears of every modal while it is open, and can dismiss it', () => {
  const leave = vi.fn()
  const connect = vi.fn<(dismiss: () => void) => () => void>(() => leave)
  const dismissed = vi.fn()
  connectModals(connect)
  const { unmount } = render(
    <Modal place="centre" onDismiss={dismissed}>
      内容
    </Modal>,
  )
  expect(connect).toHaveBeenCalledOnce()
  act(() => connect.mock.calls[0]?.[0]())
  expect(dismissed).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})
