import type { FootballDay, FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { expect, test } from 'vitest'
import { findsOf } from './search-finds.ts'

const match = (id: string, leagueId: string, home: string, away: string) =>
  ({ id, leagueId, home: { name: home }, away: { name: away } }) as FootballMatch
const day = {
  leagues: [{ id: '1', name: '英超' }],
  matches: [match('a', '1', '北港联', '河湾城'), match('b', '1', 'FC 南岭', '西川')],
} as unknown as FootballDay
const plan = (id: string, expert: string) =>
  ({
    id,
    title: '客队反击更快',
    expert: { name: expert },
    match: { league: '英超', home: '北港联', away: '河湾城' },
  }) as PlanSummary
const plans = [plan('p', '陆知行')]

const found = (word: string) => {
  const finds = findsOf(word, day, plans)
  return [...finds.matches.map(({ match }) => match.id), ...finds.plans.map(({ id }) => id)]
}

test.each([
  ['a team', '河湾', ['a', 'p']],
  ['a league', '英超', ['a', 'b', 'p']],
  ['an expert', '陆知行', ['p']],
  ['a plan by its title', '反击', ['p']],
  ['letters of any case and width', 'ｆｃ南岭', ['b']],
  ['nothing known', '不存在', []],
  ['only spaces', '  ', []],
])('%s is found by its name', (_what, word, ids) => {
  expect(found(word)).toEqual(ids)
})
