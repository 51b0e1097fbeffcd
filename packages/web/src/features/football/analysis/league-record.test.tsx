import { footballDetailGateway as detail } from '@linmen/contract/football/football-detail.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { SameOddsCard } from '#features/football/odds/cards/same-odds-card.tsx'
import { GoalTimesCard } from './goal-times-card.tsx'

const { getMatchInfoById: info, getMatchAnalysis: analysis } = detail
const { queryLeagueStatistics: figures } = leagueGateway
const { getMatchSameOddsDetail: sameOdds } = oddsGateway

const tally = (count: number, percent: number) => ({ count, percent })
const around = [
  answer(info, sampleOf(info.output, { id: '7', leagueId: '10' })),
  answer(
    figures,
    sampleOf(figures.output, {
      ...{ matches: 40, goalsPerMatch: 2.75 },
      ...{ homeWins: tally(18, 45), draws: tally(10, 25), awayWins: tally(12, 30) },
    }),
  ),
]
const times = (sample: number) => {
  const plain = sampleOf(analysis.output)
  const side = {
    ...plain.goalTimes.home,
    sample,
    halves: { ...plain.goalTimes.home.halves, sample },
  }
  return { ...plain, goalTimes: { home: side, away: side } }
}
const LEAGUE = /主胜 45% 平局 25% 客胜 30% 场均 2.75 球/

test.each([0, 1])('goal times of %i matches give way to the record of the league', async (n) => {
  showPart(<GoalTimesCard matchId="7" />, [...around, answer(analysis, times(n))])
  expect(await screen.findByText(LEAGUE)).toBeDefined()
  expect(screen.queryByText(/样本：各项赛事/)).toBeNull()
})

test('goal times of two matches are drawn', async () => {
  showPart(<GoalTimesCard matchId="7" />, [...around, answer(analysis, times(2))])
  expect(await screen.findByText(/主队 2 场，客队 2 场/)).toBeDefined()
  expect(screen.queryByText(LEAGUE)).toBeNull()
})

test.each([0, 1])('%i matches at the same odds give way to the league too', async (n) => {
  const plain = sampleOf(sameOdds.output)
  const table = { ...plain, counts: { ...plain.counts, n } }
  showPart(<SameOddsCard matchId="7" />, [...around, answer(sameOdds, table)])
  expect(await screen.findByText(LEAGUE)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
