import { expect, test, vi } from 'vitest'
import type { ListChoice } from '#features/match/list-choice.ts'
import { emptyWords } from './empty-words.ts'

const choice = (change: Partial<ListChoice>): ListChoice => ({
  tab: 'all',
  day: null,
  lottery: null,
  leagues: null,
  hot: false,
  ...change,
})
const on = (day: string) => ({
  day,
  today: '2026-11-16',
  choose: vi.fn<(change: Partial<ListChoice>) => void>(),
})

test('a day without 足彩 says so and leads to the next that has some', () => {
  const monday = on('2026-11-16')
  const words = emptyWords(choice({ lottery: 'winDrawLose' }), monday)
  expect(words).toMatchObject({ title: '11-16 没有足彩开赛', text: '下一期 26184 在 11-17 周二' })
  words.action?.onClick()
  expect(monday.choose).toHaveBeenCalledWith({ day: '2026-11-17' })
})

test('on a day of an issue an empty list is the filter’s', () => {
  const tuesday = on('2026-11-17')
  const words = emptyWords(choice({ lottery: 'winDrawLose', tab: 'live' }), tuesday)
  expect(words.title).toBe('没有符合筛选的比赛')
  words.action?.onClick()
  expect(tuesday.choose).toHaveBeenCalledWith({ lottery: null, leagues: null, hot: false })
})

test('without a filter there is nothing to widen', () => {
  expect(emptyWords(choice({ tab: 'live' }), on('2026-11-16'))).toEqual({
    title: '暂无进行中的比赛',
    text: '开赛后会出现在这里',
  })
})

test('on another day nothing can be on, and today is one tap away', () => {
  const friday = on('2026-11-06')
  const words = emptyWords(choice({ tab: 'live' }), friday)
  expect(words.title).toBe('11-06 没有进行中的比赛')
  words.action?.onClick()
  expect(friday.choose).toHaveBeenCalledWith({ day: null })
})
