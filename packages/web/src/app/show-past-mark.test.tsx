import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'
import { pastMark } from './past-mark.ts'
import { showPastMark } from './show-past-mark.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  pastMark.set(null)
  vi.useRealTimers()
})

test('pages of experts and tools say what is coming until it is there, and are asked for again then', async () => {
  let isMissing = true
  await showPage('AboutUsPage', {}, [answer(homeEndpoints.past, () => ({ isMissing }))])
  const client = new QueryClient()
  const again = vi.spyOn(client, 'invalidateQueries')
  await act(() => showPastMark(client))
  const textOf = (name: string) => JSON.stringify(pastMark.get()?.(name) ?? null)
  expect(textOf('ExpertListPage')).toContain('专家的往期方案与战绩')
  expect(textOf('SpecialRecordPage')).toContain('工具信号')
  expect(textOf('MatchDetailFootball')).toContain('模型预测')
  expect(screen.queryByText(/正在补齐/)).toBeNull()
  expect(again).not.toHaveBeenCalled()
  isMissing = false
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(pastMark.get()).toBeNull()
  expect(again).toHaveBeenCalledOnce()
})
