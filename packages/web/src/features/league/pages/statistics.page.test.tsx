import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const { queryLeagueStatistics: figures } = leagueGateway

const show = (kind: 'league' | 'cup', matches: number) => {
  const plain = sampleOf(figures.output)
  const league = { ...plain.league, name: '欧冠', kind }
  return showPage('StatisticsDetailPage', { leagueId: '90' }, [
    answer(figures, { ...plain, league, matches }),
  ])
}

test.each([
  ['cup', true],
  ['league', false],
] as const)('statistics of a %s say that they count ninety minutes: %s', async (kind, said) => {
  await show(kind, 12)
  await screen.findByText('进球与赛果')
  expect(screen.queryByText(/按 90 分钟（含补时）统计/) !== null).toBe(said)
})

test('one match makes no statistics, and lines of nobody are not drawn', async () => {
  await show('league', 1)
  expect(await screen.findByText('这个赛季结束的比赛还不足两场')).toBeDefined()
  expect(screen.queryByText('主队盘路与大小球')).toBeNull()
})
