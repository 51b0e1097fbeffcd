import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureGrid } from './picture-grid.tsx'

const pictures = ['看台', '球门', '中圈'].map((alt, at) => ({ src: `/p${at}.jpg`, alt }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', 375)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (at = 0) => {
  render(<PictureGrid pictures={pictures} />)
  fireEvent.click(screen.getByRole('button', { name: `查看第 ${at + 1} 张图片` }))
}
const dialog = () => screen.getByRole('dialog', { name: '查看图片' })
const shown = () => dialog().querySelector('img')!
const stage = () => shown().parentElement!
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const drag = (dx: number, dy = 0) => {
  fireEvent.pointerDown(stage(), { clientX: 200, clientY: 200, pointerId: 1 })
  fireEvent.pointerUp(stage(), { clientX: 200 + dx, clientY: 200 + dy, pointerId: 1 })
}
const scale = () => Number(/scale\(([\d.]+)\)/.exec(shown().style.transform)?.[1])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a tap shows the whole of a picture, and one can leave by button and by Esc', () => {
  open(1)
  expect(shown().alt).toBe('球门')
  expect(screen.getByText('2 / 3')).toBeDefined()
  press('关闭')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '查看第 3 张图片' }))
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-IMAGE-005 after the last picture comes the first, by button, by arrow and by drag', () => {
  open(2)
  press('下一张')
  expect(shown().alt).toBe('看台')
  fireEvent.keyDown(document, { key: 'ArrowLeft' })
  expect(shown().alt).toBe('中圈')
  drag(-60)
  expect(shown().alt).toBe('看台')
})

test.each([
  ['9 px', -9, 0, '看台'],
  ['10 px', -10, 0, '球门'],
  ['a drag of 40 degrees', -100, 83, '球门'],
  ['a drag of 41 degrees', -100, 87, '看台'],
  ['a drag the other way', 30, 0, '中圈'],
])('R-IMAGE-006 %s', (_name, dx, dy, then) => {
  open()
  drag(dx, dy)
  expect(shown().alt).toBe(then)
})

test('R-IMAGE-005 two taps within 333 ms enlarge three times and make whole again; later ones do not', () => {
  open()
  const tap = (timeStamp: number) => {
    fireEvent.pointerDown(stage(), { clientX: 9, clientY: 9, pointerId: 1 })
    const up = new PointerEvent('pointerup', {
      ...{ clientX: 9, clientY: 9, pointerId: 1, bubbles: true },
    })
    Object.defineProperty(up, 'timeStamp', { value: timeStamp })
    fireEvent(stage(), up)
  }
  tap(1000)
  tap(1334)
  expect(scale()).toBe(1)
  tap(1500)
  expect(scale()).toBe(3)
  tap(5000)
  tap(5333)
  expect(scale()).toBe(1)
})

test('R-IMAGE-005 two fingers enlarge up to three times, and lifting them turns no picture', () => {
  open()
  const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 100 })
  fireEvent.pointerDown(stage(), at(1, 100))
  fireEvent.pointerDown(stage(), at(2, 150))
  fireEvent.pointerMove(stage(), at(2, 200))
  expect(scale()).toBe(2)
  fireEvent.pointerMove(stage(), at(2, 400))
  expect(scale()).toBe(3)
  fireEvent.pointerUp(stage(), at(2, 400))
  fireEvent.pointerUp(stage(), at(1, 20))
  expect(shown().alt).toBe('看台')
})

test('R-IMAGE-005 controls go after 4 s without a move, after 1 s outside, and come back', () => {
  open()
  const bar = () => screen.getByRole('button', { name: '关闭' }).parentElement!.className
  pass(3999)
  expect(bar()).not.toContain('idle')
  pass(1)
  expect(bar()).toContain('idle')
  fireEvent.pointerMove(document)
  expect(bar()).not.toContain('idle')
  fireEvent.mouseLeave(document.documentElement)
  pass(999)
  expect(bar()).not.toContain('idle')
  pass(1)
  expect(bar()).toContain('idle')
})

test('R-IMAGE-005 only a picture that takes longer than 1 s shows that it is loading; a broken one says so', () => {
  open()
  pass(999)
  expect(screen.queryByRole('status', { name: '图片加载中' })).toBeNull()
  pass(1)
  expect(screen.getByRole('status', { name: '图片加载中' })).toBeDefined()
  fireEvent.load(shown())
  expect(screen.queryByRole('status', { name: '图片加载中' })).toBeNull()
  press('下一张')
  fireEvent.error(shown())
  expect(screen.getByRole('alert').textContent).toBe('图片加载失败')
})

test.each([
  [1200, false],
  [1201, true],
])('R-IMAGE-005 in a window of %i the picture leaves room for the controls: %s', (width, roomy) => {
  vi.stubGlobal('innerWidth', width)
  open()
  expect(stage().className.includes('roomy')).toBe(roomy)
})

test('an enlarged picture is moved, and never out of view', () => {
  open()
  vi.spyOn(stage(), 'getBoundingClientRect').mockReturnValue({ width: 300, height: 200 } as DOMRect)
  const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 100 })
  fireEvent.pointerDown(stage(), at(1, 100))
  fireEvent.pointerDown(stage(), at(2, 150))
  fireEvent.pointerMove(stage(), at(2, 200))
  fireEvent.pointerUp(stage(), at(2, 200))
  fireEvent.pointerMove(stage(), at(1, 1100))
  expect(shown().style.transform).toBe('translate(150px, 0px) scale(2)')
})
