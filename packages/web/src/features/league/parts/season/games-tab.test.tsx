import { season } from '@linmen/contract/league/atlas.schemas.ts'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { GamesTab } from './games-tab.tsx'

const { getBkLeagueDetailMessage: league, getBkLeagueMatchList: games } = basketballLeagueGateway

function shownIn(lastDay: string, answered: { total?: number; calledOff?: number } = {}) {
  showPart(
    <GamesTab
      page={sampleOf(league.output, { season: sampleOf(season, { lastDay }) })}
      choice={{ leagueId: '1' }}
      picker={null}
    />,
    [answer(games, sampleOf(games.output, answered))],
  )
}

function chosenIn(lastDay: string) {
  shownIn(lastDay)
  return screen.getByRole('radio', { checked: true }).textContent
}

test('the matches of a season that is over begin with those that were played', () => {
  expect(chosenIn('2001-06-17')).toBe('完场')
})

test('the matches of a season that is on begin with those to come', () => {
  expect(chosenIn('2999-06-17')).toBe('未开始')
})

test.each([
  [0, '共 12 场，时间为北京时间'],
  [2, '共 12 场（含推迟、取消 2 场），时间为北京时间'],
])('of matches to come it is said that %i were called off', async (calledOff, words) => {
  shownIn('2999-06-17', { total: 12, calledOff })
  expect(await screen.findByText(words)).toBeTruthy()
})
