import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlidePuzzle, type SlidePuzzleProps } from './slide-puzzle.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(state: SlidePuzzleProps['state'] = 'ready') {
  const onRelease = vi.fn()
  const puzzle = (now: SlidePuzzleProps['state']) => (
    <SlidePuzzle
      pictureUrl="/a"
      pieceUrl="/b"
      state={now}
      onRelease={onRelease}
      onRetry={() => {}}
    />
  )
  const { rerender } = render(puzzle(state))
  return { onRelease, become: (now: SlidePuzzleProps['state']) => rerender(puzzle(now)) }
}

const track = () => screen.getByRole('slider')
const at = () => track().getAttribute('aria-valuenow')
const drag = (px: number) => {
  fireEvent.pointerDown(track(), { clientX: 100, pointerId: 1 })
  fireEvent.pointerMove(track(), { clientX: 100 + px, pointerId: 1 })
}

test('the piece travels from 0 to exactly 230', () => {
  show()
  drag(-40)
  expect(at()).toBe('0')
  drag(900)
  expect(at()).toBe('230')
})

test('a narrower screen still reports design pixels', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(140)
  const { onRelease } = show()
  drag(48)
  fireEvent.pointerUp(track(), { pointerId: 1 })
  expect(onRelease).toHaveBeenCalledWith(96)
})

test('arrow keys move by one, with shift by ten, and Enter lets go', () => {
  const { onRelease } = show()
  fireEvent.keyDown(track(), { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(track(), { key: 'ArrowRight' })
  fireEvent.keyDown(track(), { key: 'ArrowLeft' })
  expect(at()).toBe('10')
  fireEvent.keyDown(track(), { key: 'Enter' })
  expect(onRelease).toHaveBeenCalledWith(10)
})

test('R-CAPTCHA-002 R-CAPTCHA-006 a wrong answer sends the piece back and blocks dragging for half a second', () => {
  const { become } = show()
  drag(80)
  become('failed')
  expect(at()).toBe('0')
  become('ready')
  drag(80)
  expect(at()).toBe('0')
})

test('R-CAPTCHA-002 after the return the piece can be dragged again', () => {
  const { become } = show('failed')
  act(() => void vi.advanceTimersByTime(500))
  become('ready')
  drag(80)
  expect(at()).not.toBe('0')
})

test('while the answer is checked nothing moves', () => {
  show('checking')
  drag(80)
  expect(at()).toBe('0')
})
