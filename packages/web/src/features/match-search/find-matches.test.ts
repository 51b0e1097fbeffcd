import type { BasketballDay } from '@linmen/contract/match/basketball-day.schemas.ts'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import { expect, test } from 'vitest'
import { basketballFinds, footballFinds, type Known } from './find-matches.ts'

const match = (id: string, home: string, away: string) => ({
  id,
  leagueId: '1',
  leagueName: 'NBA',
  home: { id: home, name: home },
  away: { id: away, name: away },
})
const football = {
  leagues: [{ id: '1', name: '英超' }],
  matches: [match('a', '北港联', '河湾城'), match('b', 'FC 南岭', '西川')],
} as unknown as FootballDay
const basketball = {
  groups: [{ matches: [match('c', '盐湖城雪峰', '费城钟声')] }],
} as unknown as BasketballDay
const NOBODY = { leagues: [], teams: [] }
const found = (word: string, known: Known = NOBODY) =>
  [...footballFinds(word, football, known), ...basketballFinds(word, basketball, known)].map(
    (each) => each.match.id,
  )

test.each([
  ['a football team', '河湾', ['a']],
  ['a football league', '英超', ['a', 'b']],
  ['a basketball team', '盐湖城', ['c']],
  ['a basketball league in small letters', 'nba', ['c']],
  ['letters of any case and width', 'ｆｃ南岭', ['b']],
  ['a part that both sports have', '城', ['a', 'c']],
  ['nothing known', '不存在', []],
  ['only spaces', '  ', []],
])('%s is found by its name', (_what, word, ids) => {
  expect(found(word)).toEqual(ids)
})

test('what the server has found by its sound has its matches found', () => {
  expect(found('hewan', { leagues: [], teams: [{ id: '河湾城' }, { id: '费城钟声' }] })).toEqual([
    'a',
    'c',
  ])
  expect(found('yc', { leagues: [{ id: '1' }], teams: [] })).toEqual(['a', 'b', 'c'])
})
