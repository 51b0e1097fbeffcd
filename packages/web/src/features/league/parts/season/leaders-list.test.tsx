import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadersList } from './leaders-list.tsx'

type Query = Parameters<typeof LeadersList>[0]['query']

const query = (playersReady: boolean, scorers: readonly unknown[] = []) =>
  ({
    data: { league: { name: '英超' }, playersReady, playerSeason: '2026', scorers },
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

test('a ranking says that equals share a place, and what puts them in order', () => {
  const row = { rank: 1, playerId: '1', name: '安', teamId: '2', teamName: '甲队', appearances: 3 }
  render(
    <LeadersList query={query(true, [{ ...row, value: 2 }])} counting={false} figure="scorers" />,
  )
  expect(screen.getByText('进球相同名次并列，先后依次看助攻多、出场少、姓名拼音')).toBeTruthy()
})
