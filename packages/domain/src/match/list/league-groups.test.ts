import { expect, test } from 'vitest'
import { leagueGroups } from './league-groups.ts'

const league = (name: string, letter: string, hot = false) => ({ name, letter, hot })
const shown = (leagues: Parameters<typeof leagueGroups<ReturnType<typeof league>>>[0]) =>
  leagueGroups(leagues).map(({ title, members }) => [title, members.map(({ name }) => name).join()])

test('well-known leagues come first and stand under no letter', () => {
  const leagues = [league('瑞典超', 'R'), league('英超', 'Y', true), league('阿甲', 'A')]
  expect(shown(leagues)).toEqual([
    ['热门', '英超'],
    ['A', '阿甲'],
    ['R', '瑞典超'],
  ])
})

test('leagues of one letter stand together in the order they came, small letters are large ones', () => {
  expect(shown([league('日职', 'R'), league('爱超', 'a'), league('瑞士超', 'R')])).toEqual([
    ['A', '爱超'],
    ['R', '日职,瑞士超'],
  ])
})

test('a league without a letter is not lost', () => {
  expect(shown([league('某杯', ''), league('中超', 'Z')])).toEqual([
    ['Z', '中超'],
    ['#', '某杯'],
  ])
})
