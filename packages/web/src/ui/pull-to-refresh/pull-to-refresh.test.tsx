import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PullToRefresh } from './pull-to-refresh.tsx'

function show() {
  const answers: (() => void)[] = []
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)))
  render(<PullToRefresh onRefresh={onRefresh}>比赛列表</PullToRefresh>)
  const list = screen.getByText('比赛列表')
  const drag = (distance: number) => {
    fireEvent.touchStart(list, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(list, { touches: [{ clientY: 100 + distance }] })
  }
  const drop = () => fireEvent.touchEnd(list, { touches: [] })
  const answer = () => act(async () => answers.shift()?.())
  return { onRefresh, drag, drop, answer, tip: () => screen.getByRole('status').textContent }
}

test('a short pull lets go without refreshing', () => {
  const { onRefresh, drag, drop, tip } = show()
  drag(100)
  expect(tip()).toBe('下拉刷新')
  drop()
  expect(tip()).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a long pull refreshes once and returns when the answer is there', async () => {
  const { onRefresh, drag, drop, answer, tip } = show()
  drag(200)
  expect(tip()).toBe('释放立即刷新')
  drop()
  expect(tip()).toBe('加载中…')
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await answer()
  expect(tip()).toBe('')
})

test('pushing upwards is ordinary scrolling', () => {
  const { onRefresh, drag, drop, tip } = show()
  drag(-200)
  drop()
  expect(tip()).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})
