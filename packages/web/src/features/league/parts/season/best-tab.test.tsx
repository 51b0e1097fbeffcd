import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { BestTab } from './best-tab.tsx'

const { getBkLeagueDetailMessage: page, getBkTheMostOfLeague: figures } = basketballLeagueGateway

const leader = (name: string, playerId: string, rank: number) => ({
  rank,
  playerId,
  name,
  teamId: '9',
  teamName: '甲队',
  appearances: 40,
  value: 20,
})

const best = sampleOf(figures.output, {
  playersReady: true,
  playerSeason: '2026/27',
  leastAppearances: 14,
  points: [leader('安', '11', 1), leader('白', '12', 1), leader('陈', '13', 3)],
})

test('a ranking says how many matches it takes, how equals stand, and leads to the player', async () => {
  const part = { page: sampleOf(page.output), choice: { leagueId: '1' }, picker: null }
  showPart(<BestTab {...part} />, [answer(figures, best)])
  await screen.findByRole('table')
  expect(screen.getByRole('status').textContent).toContain('出场满 14 场上榜')
  expect(screen.getByText(/^场均相同名次并列/)).toBeTruthy()
  const href = screen.getByRole('link', { name: /陈/ }).getAttribute('href')
  expect(href).toMatch(/player-info\?playerId=13&teamId=9&qiuFlag=2$/)
})
