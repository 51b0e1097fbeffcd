import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Outage, Refused } from '#kit/failure.ts'
import { ShownContext } from '#kit/shown.ts'
import { aSharedMatch as match } from '#test/a-shared-match.ts'
import { SharePage } from './share-page.tsx'

const query = (error: unknown, isPending = false) => ({
  data: undefined,
  error,
  isPending,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: vi.fn(),
})

const place = { path: '/', query: { matchId: '1' }, address: '/', key: '', depth: 0 }
const show = (page: ReactNode) =>
  render(
    <ShownContext value={{ place, screen: 'FtMatchSharePage', params: {} }}>{page}</ShownContext>,
  )

test('a match is shown with its score, its marks and one way on', () => {
  show(<SharePage query={query(null)} match={match} veil={null} open="#/match" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('曼城 vs 多特蒙德')
  expect(screen.getByText('半场 1-0')).toBeTruthy()
  expect(screen.getByText('演示数据')).toBeTruthy()
  const open = screen.getByRole('link', { name: '打开临门，看完整赛况' })
  expect(open.getAttribute('href')).toBe('#/match')
})

test('behind the shield the score is nowhere on the page', () => {
  const hidden = { ...match, score: null, hidden: true, note: '', scorers: { left: [], right: [] } }
  show(<SharePage query={query(null)} match={hidden} veil="shield" open="#/match" />)
  expect(document.body.textContent).not.toMatch(/半场|霍尔姆|2.?1/)
  expect(screen.getByRole('button', { name: /比分已隐藏，点按查看/ })).toBeTruthy()
})

test('a number nobody knows has no match, and says where there are some', () => {
  const unknown = query(new Refused('match.not_found', null, '没有这场比赛'))
  show(<SharePage query={unknown} match={undefined} veil={null} open={undefined} />)
  expect(screen.getByText('没有这场比赛')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看今天的比赛' })).toBeTruthy()
})

test('without an answer it can be asked again', () => {
  const silent = query(new Outage('unreachable'))
  show(<SharePage query={silent} match={undefined} veil={null} open={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(silent.refetch).toHaveBeenCalledOnce()
})
