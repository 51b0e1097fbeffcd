import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadersList } from './leaders-list.tsx'

type Query = Parameters<typeof LeadersList>[0]['query']

const query = (playersReady: boolean) =>
  ({
    data: { league: { name: '英超' }, playersReady, playerSeason: '2026', scorers: [] },
    error: null,
    isPending: false,
  }) as unknown as Query

test('whoever opens a ranking first reads why it is not there yet', () => {
  render(<LeadersList query={query(false)} counting figure="scorers" />)
  expect(screen.getByText(/^英超球员榜按出场记录统计.*自动显示$/)).toBeTruthy()
})

test('a season without players says so', () => {
  render(<LeadersList query={query(true)} counting={false} figure="scorers" />)
  expect(screen.getByText('这个赛季还没有球员数据')).toBeTruthy()
})
